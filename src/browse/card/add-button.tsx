import * as texts from 'virtual:messages/card'
import type { ProductSummary } from '#catalogue/product.ts'
import { badge } from '#ui/badge.css.ts'
import { button } from '#ui/button.css.ts'
import { formatCount } from '#ui/format-count.ts'
import type { CardActions } from './use-card-actions.ts'

/**
 * At most three digits, which are quick to speak; no two cards in view share a number, since a window shows far fewer.
 */
export const buttonNumber = (index: number): number => (index % 999) + 1

interface Props {
  product: ProductSummary
  number: number | undefined
  className: string
  onAdd: CardActions['onAdd']
}

/**
 * For a product that is sold out only these words. The accessible name begins with the visible words, the number among
 * them: voice control matches these (WCAG 2.5.3).
 */
export function AddButton({ product, number, className, onAdd }: Props) {
  const { name, isSoldOut } = product
  if (isSoldOut) return <p className={className}>{texts.soldOut}</p>
  const hasNumber = number !== undefined
  return (
    <button
      type="button"
      aria-label={hasNumber ? texts.addNumbered({ number, name }) : texts.addNamed({ name })}
      className={`${button.outline} ${className}`}
      onClick={() => onAdd(product)}
    >
      {hasNumber && (
        <>
          <span className={badge.count}>{formatCount(number)}</span>{' '}
        </>
      )}
      {texts.add}
    </button>
  )
}
