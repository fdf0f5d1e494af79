import { useAtomValue } from 'jotai'
import { badge } from '#ui/badge.css.ts'
import { formatCount } from '#ui/format-count.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import * as css from './saved-count.css.ts'
import { savedIdsAtom } from './saved.ts'

/** The number of saved products, in the header's link to them. */
export function SavedCount() {
  const { length } = useAtomValue(savedIdsAtom)
  if (length === 0) return null
  return (
    <span className={css.place}>
      <span className={visuallyHidden}>{` ${formatCount(length)}`}</span>
      <span key={length} aria-hidden="true" className={`${badge.count} ${css.count}`}>
        {length > 99 ? `${formatCount(99)}+` : formatCount(length)}
      </span>
    </span>
  )
}
