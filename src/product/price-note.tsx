import * as texts from 'virtual:messages/order'
import { formatMoney } from '#catalogue/money/money.ts'
import { unitPrice } from '#catalogue/money/unit-price.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { rich } from '#messages/rich.tsx'
import { shop } from '#shop'
import type { ShopConfig } from '#shop.types.ts'
import { sitePath } from '#site/path.ts'
import * as css from './purchase-panel.css.ts'

const { prices }: ShopConfig = shop

const shippingLink = {
  shipping: (words: string) => (
    <a href={prices?.shipping?.startsWith('/') ? sitePath(prices.shipping) : prices?.shipping}>{words}</a>
  ),
}

interface Props extends Pick<ProductSummary, 'price'> {
  amount: Product['amount']
}

/** What has to be said beside a price: what a base amount costs, the tax, and where shipping is explained. */
export function PriceNote({ price, amount }: Props) {
  if (!prices) return null
  const unit = amount && unitPrice(price, amount)
  return (
    <div className={css.priceNote}>
      {unit && <p>{texts.unitPrice({ price: formatMoney(unit.price), amount: unit.per })}</p>}
      <p>
        {prices.shipping === undefined
          ? prices.tax
          : rich(texts.taxAndShipping({ tax: prices.tax }), shippingLink)}
      </p>
    </div>
  )
}
