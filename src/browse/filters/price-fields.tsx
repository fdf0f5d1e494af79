import * as texts from 'virtual:messages/filters'
import { useRef, useState } from 'react'
import { currencyWords } from 'virtual:catalogue/settings'
import * as css from './filter-fields.css.ts'
import { PriceField } from './price-field.tsx'
import {
  applyPrice,
  figuresOf,
  type PriceError,
  type Prices,
  type PriceTexts,
  type Side,
} from './price-text.ts'

interface Props {
  prices: Prices
  /** Major units: the lowest and the highest price; null where nothing matches. */
  bounds: readonly [number, number] | null
  set: (prices: Prices) => void
}

/** Typed texts, valid while the prices are `base`; other prices, from the slider or a chip, replace them. */
interface Typed {
  readonly base: Prices
  readonly texts: Partial<PriceTexts>
  readonly error: PriceError | null
}

const [currency] = currencyWords

const textOf = (price: number | undefined) => (price === undefined ? '' : figuresOf(price))

/** The two typed prices. An invalid text stays in its field, with the reason. */
export function PriceFields({ prices, bounds, set }: Props) {
  const [latest, setTyped] = useState<Typed | null>(null)
  const isCurrent = latest && latest.base.min === prices.min && latest.base.max === prices.max
  const typed: Typed = isCurrent ? latest : { base: prices, texts: {}, error: null }
  const fieldTexts: PriceTexts = { min: textOf(prices.min), max: textOf(prices.max), ...typed.texts }

  const fields = { min: useRef<HTMLInputElement>(null), max: useRef<HTMLInputElement>(null) }
  /** As the fields have them: a program may have filled one without an event, and a render would empty it. */
  const shownTexts = (): PriceTexts => ({
    min: fields.min.current?.value ?? fieldTexts.min,
    max: fields.max.current?.value ?? fieldTexts.max,
  })

  const apply = (side: Side) => {
    const shown = shownTexts()
    const { prices: applied, error } = applyPrice(side, shown, prices)
    const kept = error?.side === side ? shown : error ? { [error.side]: shown[error.side] } : {}
    setTyped({ base: applied, texts: kept, error })
    if (applied.min !== prices.min || applied.max !== prices.max) set(applied)
  }
  const propsOf = (side: Side) => ({
    input: fields[side],
    text: fieldTexts[side],
    error: typed.error?.side === side ? typed.error.words : null,
    // Typing clears the error, so that the next one is announced even in the same words.
    type: (text: string) =>
      setTyped({
        base: prices,
        texts: { ...shownTexts(), [side]: text },
        error: typed.error?.side === side ? null : typed.error,
      }),
    apply: () => apply(side),
  })

  return (
    <div className={css.prices}>
      <PriceField
        label={texts.fromIn({ currency })}
        hint={bounds && figuresOf(bounds[0])}
        {...propsOf('min')}
      />
      <PriceField
        label={texts.toIn({ currency })}
        hint={bounds && figuresOf(bounds[1])}
        {...propsOf('max')}
      />
    </div>
  )
}
