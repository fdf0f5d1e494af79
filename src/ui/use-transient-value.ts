import { useEffect, useState } from 'react'

/** Milliseconds: long enough to read a short message. */
const shownFor = 4000

/** A value that becomes null again after a while, and its setter: for short-lived messages. */
export function useTransientValue<Value>(): [Value | null, (value: Value) => void] {
  const [shown, show] = useState<{ readonly value: Value } | null>(null)
  useEffect(() => {
    if (!shown) return
    const leaving = setTimeout(() => show(null), shownFor)
    return () => clearTimeout(leaving)
  }, [shown])
  return [shown && shown.value, (value) => show({ value })]
}
