import { line } from '../browse.css.ts'
import * as css from '../products-page.css.ts'
import { resultLine, resultLineId } from './result-texts.ts'

interface Props {
  shown: number
  /** Null until the products are counted. */
  total: number | null
  category: string
  search: string
}

/** Above the products: their number. It gets the focus when the focused element is removed. */
export function ResultLine({ shown, total, category, search }: Props) {
  return (
    // A fixed name: a screen reader then speaks the number of products as content, also if it changes after the focus.
    <div id={resultLineId} role="group" aria-label="Results" tabIndex={-1} className={css.lines}>
      <div className={line}>{resultLine(shown, total, category, search)}</div>
    </div>
  )
}
