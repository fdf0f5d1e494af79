import * as texts from 'virtual:messages/catalogue'
import { formatMoney } from '#catalogue/money/money.ts'
import { unitPrice } from '#catalogue/money/unit-price.ts'
import type { Amount, MinorUnits } from '#catalogue/product.ts'
import { hasAmounts } from '#catalogue/settings/settings.ts'
import { unit } from '#ui/price.css.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'

interface Props {
  of: { readonly price: MinorUnits; readonly amount?: Amount | undefined }
}

/**
 * What a base amount costs, in a line below a price: '€3.90 / 100 g' or '€8.40 / kg', spoken without the stroke. Null
 * where it is not known what the price buys. The blank separates both in names that are computed without styles.
 */
export function UnitPrice({ of: { price, amount } }: Props) {
  if (!hasAmounts || !amount) return null
  const { price: ofBase, per } = unitPrice(price, amount)
  const cost = formatMoney(ofBase)
  const [drawn, spoken] =
    'unit' in per
      ? [texts.priceOfUnit({ price: cost, ...per }), texts.priceOfUnitSpoken({ price: cost, ...per })]
      : [texts.unitPrice({ price: cost, ...per }), texts.unitPriceSpoken({ price: cost, ...per })]
  return (
    <span className={unit}>
      {' '}
      <span aria-hidden="true">{drawn}</span>
      <span className={visuallyHidden}>{spoken}</span>
    </span>
  )
}
