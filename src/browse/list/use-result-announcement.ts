import { useEffect, useRef } from 'react'
import { announce } from '#ui/announcer.ts'
import { resultAnnouncement, type CountingResult } from './result-announcement.ts'

/** Milliseconds of a pause in typing. */
const pause = 700

const isSame = (a: CountingResult, b: CountingResult): boolean =>
  a.total === b.total && a.category === b.category && a.conditions === b.conditions && a.sort === b.sort

/**
 * Announces the change of the result after a pause in typing, once its products are counted; nothing when the page
 * opens.
 */
export function useResultAnnouncement({ total, category, conditions, sort }: CountingResult): void {
  const announced = useRef<CountingResult>({ total, category, conditions, sort })
  useEffect(() => {
    if (total === null) return
    const now = { total, category, conditions, sort }
    // Only the count is new: the page opened with these products.
    if (announced.current.total === null && isSame({ ...announced.current, total }, now))
      announced.current = now
    if (isSame(announced.current, now)) return
    const waiting = setTimeout(() => {
      const before = announced.current
      announced.current = now
      announce(resultAnnouncement(now, before))
    }, pause)
    return () => clearTimeout(waiting)
  }, [total, category, conditions, sort])
}
