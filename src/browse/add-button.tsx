import { badge } from '#ui/badge.css.ts'
import { button } from '#ui/button.css.ts'

/** Three digits at most, which are soon spoken, and no two alike among cards in view: a window shows far fewer. */
export const buttonNumber = (index: number): number => (index % 999) + 1

interface Props {
  /** The product's. */
  name: string
  number: number | undefined
  className: string
}

/** Its name begins with the words that can be seen, the number among them: what voice control listens for (WCAG 2.5.3). */
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
