import * as css from './price.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

interface Props {
  /** As it is to be shown, `$49.90`. */
  now: string
  /** The price before the discount, struck through; null when there is none. */
  before: string | null
  size?: 'small' | 'large'
}

/**
 * A price, and the one it was; a screen reader is told which is which. No commas: each hidden word is a piece of text by
 * itself, and would be read with a space before it.
 */
export function Price({ now, before, size = 'small' }: Props) {
  return (
    <p className={css.price[size]}>
      {before !== null && <span className={visuallyHidden}>Now </span>}
      <span className={css.now}>{now}</span>
      {before !== null && (
        <>
          <span className={visuallyHidden}> was </span>
          <s className={css.before}>{before}</s>
        </>
      )}
    </p>
  )
}
