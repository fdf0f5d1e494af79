import type { ProductSummary } from '#catalogue/product.ts'
import { badge } from '#ui/badge.css.ts'
import { button } from '#ui/button.css.ts'

/**
 * At most three digits, which are quick to speak; no two cards in view share a number, since a window shows far fewer.
 */
export const buttonNumber = (index: number): number => (index % 999) + 1

/** Selects these among a card's buttons: Save and Compare are toggles. An attribute would add 75 bytes to a page. */
export const addButtons = 'button:not([aria-pressed])'

interface Props {
  product: ProductSummary
  number: number | undefined
  className: string
}

/**
 * For a product that is sold out only these words. The accessible name begins with the visible words, the number among
 * them: voice control matches these (WCAG 2.5.3).
 */
export function AddButton({ product: { name, isSoldOut }, number, className }: Props) {
  if (isSoldOut) return <p className={className}>Sold out</p>
  const hasNumber = number !== undefined
  return (
    <button
      type="button"
      aria-label={`${hasNumber ? `${number} ` : ''}Add to Cart, ${name}`}
      className={`${button.outline} ${className}`}
    >
      {hasNumber && (
        <>
          <span className={badge.count}>{number}</span>{' '}
        </>
      )}
      Add to Cart
    </button>
  )
}
