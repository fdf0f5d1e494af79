import * as texts from 'virtual:messages/catalogue'
import type { Amount, MinorUnits } from '../product.ts'
import { hasAmounts } from '../settings/settings.ts'
import { formatMoney } from './money.ts'
import { unitPrice } from './unit-price.ts'

/** The price of a base amount: `drawn` as shops write it, '€3.90 / 100 g', and `spoken` without the stroke. */
interface UnitPriceTexts {
  readonly drawn: string
  readonly spoken: string
}

/** Null where it is not known what the price buys. A condition on `hasAmounts` lets the build leave out what shows it. */
export function unitPriceTexts({
  price,
  amount,
}: {
  readonly price: MinorUnits
  readonly amount?: Amount | undefined
}): UnitPriceTexts | null {
  if (!hasAmounts || !amount) return null
  const { price: ofBase, per } = unitPrice(price, amount)
  const facts = { price: formatMoney(ofBase), amount: per }
  return { drawn: texts.unitPrice(facts), spoken: texts.unitPriceSpoken(facts) }
}
