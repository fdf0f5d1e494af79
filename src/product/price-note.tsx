import * as texts from 'virtual:messages/order'
import { shop } from '#shop'
import type { ShopConfig } from '#shop.types.ts'
import { linkAddress } from '#site/path.ts'
import { isolated } from '#ui/isolated.ts'
import * as css from './price-note.css.ts'

const { prices }: ShopConfig = shop

/** What has to be said beside a price: the tax, and where shipping is explained. */
export function PriceNote() {
  if (!prices) return null
  const { shipping } = prices
  return (
    <div className={css.priceNote}>
      <p>{isolated(prices.tax)}</p>
      {shipping !== undefined && (
        <a href={linkAddress(shipping)} className={css.link}>
          {texts.shippingLink}
        </a>
      )}
    </div>
  )
}
