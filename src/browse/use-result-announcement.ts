import { useEffect, useRef } from 'react'
import { announce } from '#ui/announcer.ts'
import { resultLineId, resultAnnouncement, type CountingResult } from './result-words.ts'

/** Milliseconds: a pause in typing. */
const pause = 700

/**
 * Announces what changed in the result, once a pause in typing and once its products are counted; nothing when the page
 * opens.
 */
export function useResultAnnouncement({ total, category, search, sort }: CountingResult): void {
  const announced = useRef<CountingResult>({ total, category, search, sort })
  useEffect(() => {
    if (total === null) return
    const now = { total, category, search, sort }
    // The answer that the page has opened with is counted.
    if (announced.current.total === null && resultAnnouncement(now, { ...announced.current, total }) === null)
      announced.current = now
    if (resultAnnouncement(now, announced.current) === null) return
    const waiting = setTimeout(() => {
      const before = announced.current
      // The line was read as it got the focus: only the order is not in it.
      const isRead = document.activeElement?.id === resultLineId
      const announcement = resultAnnouncement(now, isRead ? { ...now, sort: before.sort } : before)
      if (announcement !== null) announce(announcement)
      announced.current = now
    }, pause)
    return () => clearTimeout(waiting)
  }, [total, category, search, sort])
}
