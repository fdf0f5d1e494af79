import { formatMoney, formatCardPrice } from '#catalogue/money.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { Price } from '#ui/price.tsx'

/** A list's price: drawn as stored (specification, section 9), spoken with two decimals as on the next page. */
export function StoredPrice({ price, originalPrice }: Pick<ProductSummary, 'price' | 'originalPrice'>) {
  return (
    <Price
      now={formatCardPrice(price)}
      before={originalPrice === null ? null : formatCardPrice(originalPrice)}
      spoken={{
        now: formatMoney(price),
        before: originalPrice === null ? null : formatMoney(originalPrice),
      }}
    />
  )
}
