import { formatMoney } from '#catalogue/money/money.ts'
import { priceFrom } from '#catalogue/money/price-from.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { Price } from '#ui/price.tsx'
import { UnitPrice } from './unit-price.tsx'

interface Props {
  product: Pick<ProductSummary, 'price' | 'originalPrice' | 'amount'>
  /** Of a product whose variants have several prices: the price is the lowest. */
  choice?: ProductSummary['choice'] | undefined
  size?: 'small' | 'large'
}

/** The price of a product, the former one, and what a base amount costs. */
export const ProductPrice = ({ product, choice, size = 'small' }: Props) => (
  <Price
    size={size}
    now={priceFrom(choice, formatMoney(product.price))}
    before={product.originalPrice === null ? null : formatMoney(product.originalPrice)}
  >
    <UnitPrice of={product} />
  </Price>
)
