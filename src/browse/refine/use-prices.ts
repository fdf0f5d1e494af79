import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Prices } from './price-text.ts'
import type { Change } from './use-change.ts'

/** Milliseconds: a thumb that moves on within them is still on its way. */
const rest = 250

/** The name of the control whose changes in a row are one step back. */
const control = 'price'

const keyOf = ({ min, max }: Prices) => `${min ?? ''} to ${max ?? ''}`

interface Held {
  readonly prices: Prices
  /** The address does not know of it yet. */
  readonly isMoving: boolean
}

interface SetPrices {
  readonly prices: Prices
  /** Changes the address once the visitor rests. */
  readonly move: (prices: Prices) => void
  /** Changes the address now. */
  readonly set: (prices: Prices) => void
  /** Changes the address now if a move waits. */
  readonly flush: () => void
}

/**
 * The prices that the visitor has set. They are held here until the address agrees: a key that is pressed meanwhile
 * moves on from the latest price, not from the address's. Any other change of the address (Back, a chip) takes over.
 */
export function usePrices(address: Prices, change: Change): SetPrices {
  const [held, setHeld] = useState<Held | null>(null)
  /** Prices on their way into the address. */
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
    void change(prices, control)
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
  useEffect(() => onAddress(addressKey), [addressKey])

  return {
    prices: held?.prices ?? address,
    move: (prices) => setHeld({ prices, isMoving: true }),
    set,
    flush,
  }
}
