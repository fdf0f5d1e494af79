import { unit } from './price.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

interface Props {
  /** As shops write it, '€3.90 / 100 g', and without the stroke for screen readers; null for none. */
  texts: { readonly drawn: string; readonly spoken: string } | null
}

/** What a base amount costs, in a line below a price. The blank separates both in names that are computed without styles. */
export const UnitPrice = ({ texts }: Props) =>
  texts && (
    <span className={unit}>
      {' '}
      <span aria-hidden="true">{texts.drawn}</span>
      <span className={visuallyHidden}>{texts.spoken}</span>
    </span>
  )
