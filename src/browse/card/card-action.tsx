import type { MouseEvent } from 'react'
import { hasVariants } from '#catalogue/settings/settings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
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
  onOpen: (event: MouseEvent, product: ProductSummary, index: number) => void
  onAdd: CardActions['onAdd']
}

/** Add to Cart, or what leads to the choice that precedes it. */
export function CardAction({ product, index, hasNumber, className, href, onOpen, onAdd }: Props) {
  const number = hasNumber ? buttonNumber(index) : undefined
  return hasVariants && product.choice && !product.isSoldOut ? (
    <ChooseLink
      product={product}
      number={number}
      className={className}
      href={href}
      onClick={(event) => onOpen(event, product, index)}
    />
  ) : (
    <AddButton product={product} number={number} className={className} onAdd={onAdd} />
  )
}
