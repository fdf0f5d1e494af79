import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState, type ComponentType } from 'react'
import { attributeOf } from '#device/page-marks.ts'
import * as css from './list-slot.css.ts'

/**
 * Where the way through a list stands, for a visitor who comes from one. It is the history's matter, which a prerendered
 * page knows nothing of: so it comes when the page is alive. Its room is there before: boot marks the document
 * before the first paint, so that nothing moves when it comes.
 */
export function ListSlot({ id }: { id: number }) {
  const router = useRouter()
  const [Part, setPart] = useState<ComponentType<{ id: number }>>()
  // Before the page is seen, so that its first picture has the room or has it not.
  useLayoutEffect(() => {
    const look = () => {
      const isListed = router.latestLocation.state.list !== undefined
      document.documentElement.toggleAttribute(attributeOf('listed'), isListed)
      if (!isListed) return
      import('./list-place.tsx').then(
        ({ ListPlace }) => setPart(() => ListPlace),
        // The page is whole without it.
        () => undefined,
      )
    }
    look()
    return router.subscribe('onResolved', look)
  }, [router])
  return <div className={css.slot}>{Part && <Part id={id} />}</div>
}
