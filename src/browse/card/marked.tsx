import { Fragment, type ReactNode } from 'react'
import { findMatches } from '#catalogue/queries.ts'
import { searchMode } from '#catalogue/settings/settings.ts'
import { match } from './marked.css.ts'

/** The text with every match of the search marked. */
export function markMatches(text: string, search: string): ReactNode {
  const found = findMatches(text, search, searchMode === 'words' ? searchMode : undefined)
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
