import { badge } from '#ui/badge.css.ts'
import { button } from '#ui/button.css.ts'

/**
 * At most three digits, which are quick to speak; no two cards in view share a number, since a window shows far fewer.
 */
export const buttonNumber = (index: number): number => (index % 999) + 1

interface Props {
  name: string
  number: number | undefined
  className: string
}

/**
 * The accessible name begins with the visible words, the number among them: voice control matches these (WCAG 2.5.3).
 */
export function AddButton({ name, number, className }: Props) {
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
