import { hasVariants } from '#catalogue/settings/settings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { AddButton, buttonNumber } from './add-button.tsx'
import { ChooseLink } from './choose-link.tsx'
import type { CardActions } from './use-card-actions.ts'

interface Props {
  product: ProductSummary
  /** In the list. */
  index: number
  /** Whether voice control calls it by a number. */
  hasNumber: boolean
  className: string
  href: string
  onAdd: CardActions['onAdd']
}

/** Add to Cart, or what leads to the choice that precedes it. */
export function CardAction({ product, index, hasNumber, className, href, onAdd }: Props) {
  const number = hasNumber ? buttonNumber(index) : undefined
  return hasVariants && product.choice && !product.isSoldOut ? (
    <ChooseLink
      product={product}
      number={number}
      className={className}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onAdd(product)
      }}
    />
  ) : (
    <AddButton product={product} number={number} className={className} onAdd={onAdd} />
  )
}
