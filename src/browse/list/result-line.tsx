import * as texts from 'virtual:messages/browse'
import { hasSaved } from 'virtual:shop/parts'
import { formatCount } from '#ui/format-count.ts'
import { line } from '../browse.css.ts'
import * as css from '../products-page.css.ts'
import { resultLine, resultLineId } from './result-texts.ts'

interface Props {
  shown: number
  /** Null until the products are counted. */
  total: number | null
  /** How many of them are no longer saved, in a list of saved products. */
  unsaved: number
  category: string
  search: string
}

/** Above the products: their number. It gets the focus when the focused element is removed. */
export function ResultLine({ shown, total, unsaved, category, search }: Props) {
  const showing = resultLine(shown, total, category, search)
  return (
    // A fixed name: a screen reader then speaks the number of products as content, also if it changes after the focus.
    <div id={resultLineId} role="group" aria-label={texts.results} tabIndex={-1} className={css.lines}>
      <div className={line}>
        {hasSaved && unsaved > 0 ? texts.showingUnsaved({ showing, count: formatCount(unsaved) }) : showing}
      </div>
    </div>
  )
}
