import { useEffect, useState } from 'react'

/** Milliseconds: long enough to read a short message. */
const shownFor = 4000

/** A value that becomes null again after a while, and its setter: for short-lived messages. */
export function useTransientValue<Value>(): [Value | null, (value: Value) => void] {
  const [kept, keep] = useState<{ readonly value: Value } | null>(null)
  useEffect(() => {
    if (!kept) return
    const leaving = setTimeout(() => keep(null), shownFor)
    return () => clearTimeout(leaving)
  }, [kept])
  return [kept && kept.value, (value) => keep({ value })]
}
