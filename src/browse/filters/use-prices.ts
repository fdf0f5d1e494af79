import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Prices } from './price-text.ts'
import type { Change } from './use-set-filters.ts'

/** Milliseconds without a move after which a thumb is at rest. */
const rest = 250

/** Consecutive changes of the control with this name share one history entry. */
const control = 'price'

const keyOf = ({ min, max }: Prices) => `${min ?? ''} to ${max ?? ''}`

interface Held {
  readonly prices: Prices
  /** True while the address has older prices. */
  readonly isMoving: boolean
}

interface SetPrices {
  readonly prices: Prices
  /** Changes the address after a rest. */
  readonly move: (prices: Prices) => void
  /** Changes the address immediately. */
  readonly set: (prices: Prices) => void
  /** Changes the address immediately if a move is pending. */
  readonly flush: () => void
}

/**
 * The prices that the visitor has set. They are state until the address contains them: a key pressed meanwhile changes
 * the latest price, not the address's. Any other change of the address (Back, a chip) replaces them.
 */
export function usePrices(address: Prices, change: Change): SetPrices {
  const [held, setHeld] = useState<Held | null>(null)
  /** Prices whose navigation has not finished. */
  const sent = useRef(new Set<string>())
  const addressKey = keyOf(address)

  const set = (prices: Prices) => {
    const key = keyOf(prices)
    if (key === addressKey && sent.current.size === 0) {
      setHeld(null)
      return
    }
    setHeld({ prices, isMoving: false })
    sent.current.add(key)
    void change(() => ({ ...prices }), control)
  }
  const flush = () => {
    if (held?.isMoving) set(held.prices)
  }

  const onRest = useEffectEvent(flush)
  useEffect(() => {
    if (!held?.isMoving) return
    const waiting = setTimeout(() => onRest(), rest)
    return () => clearTimeout(waiting)
  }, [held])

  const onAddress = useEffectEvent((key: string) => {
    const isOwn = sent.current.delete(key)
    if (isOwn && held && keyOf(held.prices) !== key) return
    sent.current.clear()
    setHeld(null)
  })
  const lastKey = useRef(addressKey)
  useEffect(() => {
    // Not at the start: a thumb may have been moved before this was hydrated.
    if (lastKey.current !== addressKey) onAddress(addressKey)
    lastKey.current = addressKey
  }, [addressKey])

  return {
    prices: held?.prices ?? address,
    move: (prices) => setHeld({ prices, isMoving: true }),
    set,
    flush,
  }
}
