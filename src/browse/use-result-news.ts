import { useEffect, useRef } from 'react'
import { announce } from '#ui/announcer.ts'
import { resultLineId } from './result-line.tsx'
import { resultNews, type Result } from './result-words.ts'

/** Milliseconds: a pause in typing. */
const pause = 700

/** Announces what changed in the result, once a pause in typing; nothing when the page opens. */
export function useResultNews({ total, category, search, sort }: Result): void {
  const announced = useRef<Result>({ total, category, search, sort })
  useEffect(() => {
    const now = { total, category, search, sort }
    if (resultNews(now, announced.current) === null) return
    const waiting = setTimeout(() => {
      const before = announced.current
      // The line was read as it got the focus: only the order is not in it.
      const isRead = document.activeElement?.id === resultLineId
      const news = resultNews(now, isRead ? { ...now, sort: before.sort } : before)
      if (news !== null) announce(news)
      announced.current = now
    }, pause)
    return () => clearTimeout(waiting)
  }, [total, category, search, sort])
}
