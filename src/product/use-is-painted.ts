import { startTransition, useEffect, useState } from 'react'
import { nextPaint } from '#device/next-paint.ts'

/**
 * False until the first render of product `id` is on the screen, where a link led to it (`isPush`): then tabs and
 * product rows must wait even if all data is cached, since rendering them delays that frame. True at once after Back,
 * Forward and a load: a scroll offset is restored then, for which the first frame alone may be too short.
 */
export function useIsPainted(id: number, isPush: boolean): boolean {
  const [painted, setPainted] = useState(isPush ? null : id)
  if (!isPush && painted !== id) setPainted(id)
  useEffect(() => {
    if (painted === id) return
    let isCurrent = true
    // Two frames: the first one is still being drawn when its callbacks have run.
    void nextPaint()
      .then(nextPaint)
      .then(() => {
        if (isCurrent) startTransition(() => setPainted(id))
      })
    return () => {
      isCurrent = false
    }
  }, [id, painted])
  return painted === id
}
