import uFuzzy from '@leeoniya/ufuzzy'
import FlexSearch from 'flexsearch'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { foldSearch } from '#catalogue/words/fold.ts'

export interface SearchedText {
  readonly id: number
  readonly name: string
  readonly description: string
}

/** The matching ids in catalogue order. */
type Search = (search: string) => readonly number[]

const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b)

/** Every suffix of a word: with these an index of words finds matches inside words. */
const suffixes = (word: string) => Array.from(word, (_, at) => word.slice(at)).filter((one) => one.length > 0)

/**
 * Each function builds an index of the texts: this is the build that is measured. All are configured for exact
 * substrings.
 */
export const peers = {
  'naive filter':
    (texts: readonly SearchedText[]): Search =>
    (search) => {
      const sought = foldSearch(search)
      return texts
        .filter(
          ({ name, description }) =>
            name.toLowerCase().includes(sought) || description.toLowerCase().includes(sought),
        )
        .map(({ id }) => id)
    },
  'lowercase kept': (texts: readonly SearchedText[]): Search => {
    const lowered = texts.map(({ id, name, description }) => ({
      id,
      name: name.toLowerCase(),
      description: description.toLowerCase(),
    }))
    return (search) => {
      const sought = foldSearch(search)
      return lowered
        .filter(({ name, description }) => name.includes(sought) || description.includes(sought))
        .map(({ id }) => id)
    }
  },
  uFuzzy: (texts: readonly SearchedText[]): Search => {
    const fuzzy = new uFuzzy({ interSplit: '$^', intraSplit: '$^' })
    const haystack = texts.map(({ name, description }) => `${name}\n${description}`)
    return (search) => (fuzzy.filter(haystack, search) ?? []).map((at) => texts[at]?.id ?? 0)
  },
  'fuse.js': (texts: readonly SearchedText[]): Search => {
    const fuse = new Fuse(texts, {
      keys: ['name', 'description'],
      useExtendedSearch: true,
      ignoreLocation: true,
      threshold: 0,
      shouldSort: false,
    })
    return (search) => inOrder(fuse.search(`'"${search}"`).map(({ item }) => item.id))
  },
  flexsearch: (texts: readonly SearchedText[]): Search => {
    const index = new FlexSearch.Index({ tokenize: 'full' })
    for (const { id, name, description } of texts) index.add(id, `${name}\n${description}`)
    return (search) => inOrder(index.search(search, { limit: texts.length }).map(Number))
  },
  minisearch: (texts: readonly SearchedText[]): Search => {
    const index = new MiniSearch<SearchedText>({
      fields: ['name', 'description'],
      processTerm: (term) => suffixes(term.toLowerCase()),
      searchOptions: { prefix: true, combineWith: 'AND', processTerm: (term) => term.toLowerCase() },
    })
    index.addAll(texts)
    return (search) => inOrder(index.search(search).map(({ id }) => Number(id)))
  },
} as const

export type PeerName = keyof typeof peers
