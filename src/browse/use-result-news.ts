import { useEffect, useRef } from 'react'
import { announce } from '#ui/announcer.ts'
import { resultNews, type Result } from './result-words.ts'

/** Milliseconds: a pause in typing. */
const pause = 700

/** Announces what changed in the result, once a pause in typing; nothing when the page opens. */
export function useResultNews({ total, category, search, sort }: Result): void {
  const announced = useRef<Result>({ total, category, search, sort })
  useEffect(() => {
    const now = { total, category, search, sort }
    const news = resultNews(now, announced.current)
    if (news === null) return
    const waiting = setTimeout(() => {
      announce(news)
      announced.current = now
    }, pause)
    return () => clearTimeout(waiting)
  }, [total, category, search, sort])
}
