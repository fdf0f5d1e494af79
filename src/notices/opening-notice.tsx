import * as texts from 'virtual:messages/notices'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readProgress, subscribeProgress } from '#catalogue/worker/progress.ts'
import { announce } from '#ui/announcer.ts'
import * as css from './notices.css.ts'

/** Milliseconds. A shorter wait needs no notice. */
const patience = 1000

/**
 * Reports that the first search or filter loads the whole catalogue, where that takes longer than a second. The first
 * products that match are shown meanwhile.
 */
export function OpeningNotice() {
  const progress = useSyncExternalStore(subscribeProgress, readProgress, () => null)
  const isOpening = progress !== null && progress.fraction < 1
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(() => {
      setLong(true)
      announce(texts.loading)
    }, patience)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isOpening])
  if (!isOpening || !isLong) return null
  return <p className={css.line}>{texts.loadingPart({ percent: Math.floor(progress.fraction * 100) })}</p>
}
