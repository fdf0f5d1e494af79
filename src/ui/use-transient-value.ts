import { useEffect, useState } from 'react'

/** Milliseconds that a short message can be read for. */
const shownFor = 4000

/** A value that is null again after a while, and the way to set it: for messages that pass. */
export function useTransientValue<Value>(): [Value | null, (value: Value) => void] {
  const [kept, keep] = useState<{ readonly value: Value } | null>(null)
  useEffect(() => {
    if (!kept) return
    const leaving = setTimeout(() => keep(null), shownFor)
    return () => clearTimeout(leaving)
  }, [kept])
  return [kept && kept.value, (value) => keep({ value })]
}
