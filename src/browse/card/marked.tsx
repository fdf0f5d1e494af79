import { Fragment, type ReactNode } from 'react'
import { searchMode } from '#catalogue/settings/settings.ts'
import { findFolded, type FoundRange } from '#catalogue/words/fold.ts'
import { searchTerms } from '#catalogue/words/search-terms.ts'
import { match } from './marked.css.ts'

/** Ranges from left to right; those that overlap are one. */
function merged(ranges: readonly FoundRange[]): readonly FoundRange[] {
  const all: FoundRange[] = []
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && start < last.end) all[all.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else all.push({ start, end })
  }
  return all
}

/** The text with every match of the search marked, by the same comparison as the search: of each of its words. */
export function markMatches(text: string, search: string, mode = searchMode): ReactNode {
  const terms = searchTerms(search, mode === 'words' ? mode : undefined)
  const found = merged(terms.flatMap((term) => findFolded(text, term)))
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
