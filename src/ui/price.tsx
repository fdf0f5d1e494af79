import * as css from './price.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

interface Props {
  /** As it is to be shown, `$49.90`. */
  now: string
  /** The price before the discount, struck through; null when there is none. */
  before: string | null
  size?: 'small' | 'large'
  /** The same two in full, `$49.90`, for screen readers where the drawn ones are written shorter. */
  spoken?: { readonly now: string; readonly before: string | null }
}

/**
 * A price, and the one it was; a screen reader is told which is which. No commas: each hidden word is a piece of text by
 * itself, and would be read with a space before it.
 */
export function Price({ now, before, size = 'small', spoken }: Props) {
  return (
    <p className={css.price[size]}>
      {before !== null && <span className={visuallyHidden}>Now </span>}
      <span className={css.now}>
        <Amount drawn={now} spoken={spoken?.now ?? now} />
      </span>
      {before !== null && (
        <>
          <span className={visuallyHidden}> was </span>
          <span className={css.before}>
            <Amount drawn={before} spoken={spoken?.before ?? before} />
          </span>
        </>
      )}
    </p>
  )
}

function Amount({ drawn, spoken }: { drawn: string; spoken: string }) {
  if (drawn === spoken) return drawn
  return (
    <>
      <span aria-hidden="true">{drawn}</span>
      <span className={visuallyHidden}>{spoken}</span>
    </>
  )
}
