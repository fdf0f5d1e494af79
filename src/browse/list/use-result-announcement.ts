import { useEffect, useRef } from 'react'
import { announce } from '#ui/announcer.ts'
import { resultAnnouncement, type CountingResult } from './result-texts.ts'

/** Milliseconds of a pause in typing. */
const pause = 700

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
    if (announced.current.total === null && resultAnnouncement(now, { ...announced.current, total }) === null)
      announced.current = now
    if (resultAnnouncement(now, announced.current) === null) return
    const waiting = setTimeout(() => {
      const announcement = resultAnnouncement(now, announced.current)
      if (announcement !== null) announce(announcement)
      announced.current = now
    }, pause)
    return () => clearTimeout(waiting)
  }, [total, category, conditions, sort])
}
