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
 * “Pre-order” for a product that is not there yet; for one that is sold out only these words. The accessible name begins
 * with the visible words, the number among them: voice control matches these (WCAG 2.5.3).
 */
export function AddButton({ product, number, className, onAdd }: Props) {
  const { name, isSoldOut, isPreorder } = product
  if (isSoldOut) return <p className={className}>{texts.soldOut}</p>
  const hasNumber = number !== undefined
  const named = isPreorder ? texts.preorderNamed : texts.addNamed
  const numbered = isPreorder ? texts.preorderNumbered : texts.addNumbered
  return (
    <button
      // A card of a long list is used again for other products: each word stays as long as its element.
      key={String(isPreorder)}
      type="button"
      aria-label={hasNumber ? numbered({ number, name }) : named({ name })}
      className={`${button.outline} ${className}`}
      onClick={() => onAdd(product)}
    >
      {hasNumber && (
        <>
          <span className={badge.count}>{formatCount(number)}</span>{' '}
        </>
      )}
      {isPreorder ? texts.preorder : texts.add}
    </button>
  )
}
