import { isWellFormed, toWellFormed } from '#catalogue/well-formed.ts'
import { foldSearch } from '#catalogue/words/fold.ts'
import { longestSearch } from '#address/longest-search.ts'
import { storedAtom } from '#device/stored-atom.ts'
import { mergeLists } from '#device/merge-lists.ts'
import { createStoredValue } from '#device/stored-value.ts'

const mostStored = 8

const none: readonly string[] = []

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && isWellFormed(value) && value.trim() === value && value !== ''

const parseTexts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter(isSearch).filter(({ length }) => length <= longestSearch))].slice(
        0,
        mostStored,
      )
    : none

const stored = createStoredValue({
  key: 'shop/searches/1',
  parse: parseTexts,
  empty: none,
  merge: (base, mine, theirs) => mergeLists(base, mine, theirs, (member) => member).slice(0, mostStored),
})

/** The searches made on this device, latest first. */
export const recentSearchesAtom = storedAtom(stored, none)

/**
 * The list with the search moved to the front; searches that find the same, since they differ in capitals or accents
 * alone, are equal.
 */
export function withSearch(recent: readonly string[], typed: string): readonly string[] {
  const words = toWellFormed(typed).trim()
  if (words === '') return recent
  const others = recent.filter((one) => foldSearch(one) !== foldSearch(words))
  return [words, ...others].slice(0, mostStored)
}
