import * as texts from 'virtual:messages/order'
import { useAtomValue } from 'jotai'
import { formatMoney } from '#catalogue/money/money.ts'
import { shop } from '#shop'
import type { ShopConfig } from '#shop.types.ts'
import { countryName } from './country-name.ts'
import * as css from './cart-drawer.css.ts'
import { totalAtom } from './line-atoms.ts'
import { isolated } from '#ui/isolated.ts'
import { countriesOf, freeFrom, shippingCost } from './shipping.ts'

const { prices, shipping: rates }: ShopConfig = shop

/** Below the total: the tax, and what shipping to the first country costs, where it depends on the sum alone. */
export function CartCosts() {
  const goods = useAtomValue(totalAtom)
  const [home] = rates ? countriesOf(rates) : []
  const cost = rates && home !== undefined ? shippingCost(rates, { goods, grams: null }, home) : null
  const free = rates?.showsFreeShipping ? freeFrom(rates) : null
  // Said by the line about free shipping.
  const isFree = free !== null && goods >= free
  const country = home === undefined ? '' : countryName(home)
  return (
    <>
      {prices && <p className={css.cost}>{isolated(prices.tax)}</p>}
      {cost !== null && !isFree && (
        <p className={css.cost}>
          {texts.letterLabelled({
            label: texts.shippingTo({ country }),
            value: cost === 0 ? texts.shippingFree : formatMoney(cost),
          })}
        </p>
      )}
      {free !== null && (
        <div className={css.cost}>
          <p>
            {isFree
              ? texts.freeShippingReached({ country })
              : texts.freeShippingLeft({ amount: formatMoney(free - goods), country })}
          </p>
          <progress
            className={css.freeShipping}
            aria-hidden="true"
            value={Math.min(goods, free)}
            max={free}
          />
        </div>
      )}
    </>
  )
}
