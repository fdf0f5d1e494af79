import { Slider } from '@ark-ui/react/slider'
import { useState } from 'react'
import type { Cents } from '#catalogue/product.ts'
import * as css from './filter-panel.css.ts'
import { PriceField } from './price-field.tsx'
import type { Change } from './use-change.ts'

interface Props {
  /** The lowest and the highest price that there are under the other filters; null where nothing is. */
  bounds: readonly [Cents, Cents] | null
  /** Dollars. */
  min: number | undefined
  max: number | undefined
  change: Change
}

type Pair = readonly [number, number]

/** The name of the control whose changes in a row are one step back. */
const control = 'price'

/** A range of prices, by two thumbs or in figures. */
export function PriceRange({ bounds, min, max, change }: Props) {
  // While a thumb is dragged; the address has it afterwards.
  const [dragged, setDragged] = useState<Pair | null>(null)
  // Whole dollars around all prices.
  const [low, high]: Pair = bounds ? [Math.floor(bounds[0] / 100), Math.ceil(bounds[1] / 100)] : [0, 0]
  const clamp = (price: number) => Math.min(Math.max(price, low), high)
  const value = dragged ?? [clamp(min ?? low), clamp(max ?? high)]

  const set = (from: number | undefined, to: number | undefined) => {
    const isSwapped = from !== undefined && to !== undefined && from > to
    void change(isSwapped ? { min: to, max: from } : { min: from, max: to }, control)
  }

  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>Price</legend>
      {low < high && (
        <Slider.Root
          className={css.slider}
          thumbAlignment="center"
          aria-label={['Lowest price', 'Highest price']}
          min={low}
          max={high}
          step={1}
          value={[...value]}
          getAriaValueText={({ value: price }) => `$${price}`}
          onValueChange={({ value: [from = low, to = high] }) => setDragged([from, to])}
          onValueChangeEnd={({ value: [from = low, to = high] }) => {
            setDragged(null)
            set(from > low ? from : undefined, to < high ? to : undefined)
          }}
        >
          <Slider.Control className={css.control}>
            <Slider.Track className={css.track}>
              <Slider.Range className={css.range} />
            </Slider.Track>
            <Slider.Thumb index={0} className={css.thumb} />
            <Slider.Thumb index={1} className={css.thumb} />
          </Slider.Control>
        </Slider.Root>
      )}
      <div className={css.prices}>
        <PriceField
          label="From, in dollars"
          value={dragged?.[0] ?? min}
          hint={bounds ? low : null}
          set={(price) => set(price, max)}
        />
        <PriceField
          label="To, in dollars"
          value={dragged?.[1] ?? max}
          hint={bounds ? high : null}
          set={(price) => set(min, price)}
        />
      </div>
    </fieldset>
  )
}
