import { Fragment, type ReactNode } from 'react'
import { findFolded, foldSearch } from '#catalogue/words/fold.ts'
import { match } from './marked.css.ts'

/** The text with every match of the search marked, by the same comparison as the search. */
export function markMatches(text: string, search: string): ReactNode {
  const found = findFolded(text, foldSearch(search))
  if (found.length === 0) return text
  return [...found, { start: text.length, end: text.length }].map(({ start, end }, index) => {
    const before = text.slice(found[index - 1]?.end ?? 0, start)
    return (
      <Fragment key={start}>
        {before !== '' && <span>{before}</span>}
        {end > start && <span className={match}>{text.slice(start, end)}</span>}
      </Fragment>
    )
  })
}
