import type { BrowseSearch } from '#address/browse-search.ts'

/** The change of an address, from the one before it: several may follow each other before the first is rendered. */
export type SearchChange = (before: BrowseSearch) => Partial<BrowseSearch>

/** One condition of an address, and the change that removes it. */
export interface Condition {
  /** Unique among the conditions. */
  readonly key: string
  /** In the form for the middle of a sentence: 'under $50'. */
  readonly words: string
  /** The words are the owner's: `iFixit` stays so at the beginning of a line. */
  readonly isName?: true
  readonly without: SearchChange
}
