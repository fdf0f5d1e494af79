import { useEffect, useRef } from 'react'
import { announce } from '#ui/announcer.ts'
import { resultNews } from './result-words.ts'

/** A pause in typing. */
const pause = 700

/** Tells screen readers how many products there are, once a pause in typing; nothing when the page opens. */
export function useResultNews(total: number, category: string, search: string): void {
  const told = useRef({ total, category, search })
  useEffect(() => {
    const before = told.current
    if (before.total === total && before.category === category && before.search === search) return
    const speaking = setTimeout(() => {
      announce(resultNews(total, before.total, before.category === category ? null : category))
      told.current = { total, category, search }
    }, pause)
    return () => clearTimeout(speaking)
  }, [total, category, search])
}
