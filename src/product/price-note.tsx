import * as texts from 'virtual:messages/order'
import { formatMoney } from '#catalogue/money/money.ts'
import { unitPrice } from '#catalogue/money/unit-price.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { shop } from '#shop'
import type { ShopConfig } from '#shop.types.ts'
import { linkAddress } from '#site/path.ts'
import * as css from './purchase-panel.css.ts'

const { prices }: ShopConfig = shop

interface Props extends Pick<ProductSummary, 'price'> {
  amount: Product['amount']
}

/** What has to be said beside a price: what a base amount costs, the tax, and where shipping is explained. */
export function PriceNote({ price, amount }: Props) {
  if (!prices) return null
  const { shipping } = prices
  const unit = amount && unitPrice(price, amount)
  return (
    <div className={css.priceNote}>
      {unit && <p>{texts.unitPrice({ price: formatMoney(unit.price), amount: unit.per })}</p>}
      <p>{prices.tax}</p>
      {shipping !== undefined && <a href={linkAddress(shipping)}>{texts.shippingLink}</a>}
    </div>
  )
}
