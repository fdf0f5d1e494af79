import { formatMoney, formatCardPrice } from '#catalogue/money/money.ts'
import { priceFrom } from '#catalogue/money/price-from.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { UnitPrice } from '#prices/unit-price.tsx'
import { Price } from '#ui/price.tsx'

interface Props extends Pick<ProductSummary, 'price' | 'originalPrice' | 'amount'> {
  choice?: ProductSummary['choice'] | undefined
  /** Where a badge shows the price, too. */
  isQuiet?: boolean
}

/** A list's price: drawn as stored (specification, section 9), spoken with two decimals as on the next page. */
export function CardPrice({ price, originalPrice, amount, choice, isQuiet }: Props) {
  return (
    <Price
      size={isQuiet ? 'quiet' : 'small'}
      now={priceFrom(choice, formatCardPrice(price))}
      before={originalPrice === null ? null : formatCardPrice(originalPrice)}
      spoken={{
        now: priceFrom(choice, formatMoney(price)),
        before: originalPrice === null ? null : formatMoney(originalPrice),
      }}
    >
      <UnitPrice of={{ price, amount }} />
    </Price>
  )
}
