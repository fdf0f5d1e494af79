import * as texts from 'virtual:messages/filters'
import { toMinor } from '#catalogue/money/money.ts'
import { toMajor } from '#catalogue/money/major-units.ts'
import type { MinorUnits } from '#catalogue/product.ts'
import * as css from './filter-fields.css.ts'
import { PriceFields } from './price-fields.tsx'
import { slider, track } from './price-slider.css.ts'
import { PriceSlider } from './price-slider.tsx'
import type { Prices } from './price-text.ts'
import type { Change } from './use-set-filters.ts'
import { sliderStep } from './slider-step.ts'
import { usePrices } from './use-prices.ts'

interface Props extends Prices {
  /**
   * The lowest and the highest price of the products that match the other filters; null where none match, undefined
   * until they are known.
   */
  bounds: readonly [MinorUnits, MinorUnits] | null | undefined
  change: Change
}

/** A range of prices: two thumbs and two fields. */
export function PriceRange({ bounds, min, max, change }: Props) {
  const { prices, move, set, flush } = usePrices({ min, max }, change)
  const [least, most] = bounds ?? [0, 0]
  const step = sliderStep([least, most])
  const below = (price: MinorUnits) => toMajor(Math.floor(price / step) * step)
  const above = (price: MinorUnits) => toMajor(Math.ceil(price / step) * step)
  // Whole steps around all prices.
  const [low, high] = [below(least), above(most)]
  // Either price alone leaves at least one product. 0 would be no limit.
  const [leastMax, mostMin] = [Math.max(above(least), toMajor(step)), below(most)]
  const clamp = (price: number) => Math.min(Math.max(price, low), high)

  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{texts.price}</legend>
      {low < high ? (
        <PriceSlider
          low={low}
          high={high}
          step={toMajor(step)}
          from={clamp(prices.min === undefined ? low : below(toMinor(prices.min)))}
          to={clamp(prices.max === undefined ? high : above(toMinor(prices.max)))}
          setFrom={(price) => move({ ...prices, min: price > low ? Math.min(price, mostMin) : undefined })}
          setTo={(price) => move({ ...prices, max: price < high ? Math.max(price, leastMax) : undefined })}
          onLeave={flush}
        />
      ) : (
        // Without a choice of prices its track alone, so that nothing moves.
        <div className={slider}>
          <div className={track} />
        </div>
      )}
      <PriceFields prices={prices} bounds={bounds ? [low, high] : null} set={set} />
    </fieldset>
  )
}
