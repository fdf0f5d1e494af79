import * as texts from 'virtual:messages/filters'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { toMinor } from '#catalogue/money/money.ts'
import { toMajor } from '#catalogue/money/major-units.ts'
import { lineSign } from '#ui/reading-direction.ts'
import { priceOf } from './filter-texts.ts'
import * as css from './price-slider.css.ts'

interface Props {
  low: number
  high: number
  step: number
  /** Multiples of `step` from `low` to `high`, as all of these in major units. */
  from: number
  to: number
  setFrom: (price: number) => void
  setTo: (price: number) => void
  /** Called when a thumb loses the focus. */
  onLeave: () => void
}

/** The next multiple of ten steps above or below; null for other keys. */
function nextTen(key: string, price: number, step: number): number | null {
  const [amount, ten] = [toMinor(price), toMinor(step) * 10]
  if (key === 'PageUp') return toMajor((Math.floor(amount / ten) + 1) * ten)
  if (key === 'PageDown') return toMajor((Math.ceil(amount / ten) - 1) * ten)
  return null
}

/**
 * Two native range inputs, one over the other: Ark's slider has no option for steps to multiples of ten, and its thumbs
 * overlap where the prices are close. Here each thumb is on its own side of its price, so that they touch at most.
 * Browsers, screen readers and switch access support native inputs.
 */
export function PriceSlider({ low, high, step, from, to, setFrom, setTo, onLeave }: Props) {
  const lowest = useRef<HTMLInputElement>(null)
  const highest = useRef<HTMLInputElement>(null)
  const thumb = (price: number, set: (price: number) => void) => ({
    type: 'range',
    min: low,
    max: high,
    step,
    value: price,
    'aria-valuetext': priceOf(price),
    onChange: ({ target }: { target: HTMLInputElement }) => set(Number(target.value)),
    onKeyDown: (event: KeyboardEvent) => {
      const next = nextTen(event.key, price, step)
      if (next === null) return
      event.preventDefault()
      set(next)
    },
    onBlur: onLeave,
  })
  const moveFrom = (price: number) => setFrom(Math.min(Math.max(price, low), to))
  const moveTo = (price: number) => setTo(Math.max(Math.min(price, high), from))

  // A thumb that was moved before this was hydrated.
  const onHydrated = useEffectEvent(() => {
    const [min, max] = [Number(lowest.current?.value), Number(highest.current?.value)]
    if (min !== from) moveFrom(min)
    else if (max !== to) moveTo(max)
  })
  useEffect(() => onHydrated(), [])

  /** A press beside the thumbs moves the nearer one to it. */
  const movePressed = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof HTMLInputElement || event.button !== 0 || !event.isPrimary) return
    const { left, width } = event.currentTarget.querySelector('svg')?.getBoundingClientRect() ?? {
      left: 0,
      width: 1,
    }
    const fromMiddle = ((event.clientX - left) / width - 0.5) * lineSign
    const unit = toMinor(step)
    const price = toMajor(Math.round(toMinor(low + (0.5 + fromMiddle) * (high - low)) / unit) * unit)
    if (Math.abs(price - from) < Math.abs(price - to)) moveFrom(price)
    else moveTo(price)
  }

  return (
    <div
      className={css.slider}
      onPointerDown={(event) => event.pointerType === 'mouse' && movePressed(event)}
      // A finger or pen may be about to scroll: the browser cancels its pointer then.
      onPointerUp={(event) => event.pointerType !== 'mouse' && movePressed(event)}
    >
      {/* Coordinates in major units, so that the range needs no inline style. */}
      <svg
        viewBox={`${low} 0 ${high - low} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={css.track}
      >
        <rect x={from} width={Math.max(to - from, 0)} height={1} className={css.range} />
      </svg>
      <input ref={lowest} aria-label={texts.lowestPrice} className={css.lowest} {...thumb(from, moveFrom)} />
      <input ref={highest} aria-label={texts.highestPrice} className={css.highest} {...thumb(to, moveTo)} />
    </div>
  )
}
