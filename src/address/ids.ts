import { parseProductId } from '#catalogue/product-id.ts'

/**
 * The most products of a shared list: an address with this many ids of sixteen digits stays within the cap of a value.
 */
export const mostListed = 60

/** The most products compared side by side. */
export const mostCompared = 4

/** Ids of products in an address, as typed: the page reports those that it cannot use. */
export interface IdsSearch {
  ids?: string | undefined
}

/** Never throws. */
export const idsSearch = ({ ids }: Readonly<Record<string, unknown>>): IdsSearch => ({
  ids: typeof ids === 'string' && ids !== '' ? ids : undefined,
})

/** The ids in an address, sorted into four lists. Each part of the text is in exactly one of them. */
export interface IdsReading {
  /** The first ids, without repeats. */
  readonly ids: readonly number[]
  /** Ids that appear more than once. */
  readonly repeated: readonly number[]
  /** Ids beyond the limit. */
  readonly excess: readonly number[]
  /** Parts that are not ids. */
  readonly unreadable: readonly string[]
}

/** Reads at most `most` ids separated by commas. Never throws. */
export function readIds(text: string | undefined, most: number): IdsReading {
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const read = parts.map((part) => ({ part, id: parseProductId(part) }))
  const valid = read.map(({ id }) => id).filter((id) => id !== null)
  const unique = [...new Set(valid)]
  return {
    ids: unique.slice(0, most),
    repeated: unique.filter((id) => valid.indexOf(id) !== valid.lastIndexOf(id)),
    excess: unique.slice(most),
    unreadable: [...new Set(read.filter(({ id }) => id === null).map(({ part }) => part))],
  }
}

/** The inverse of `readIds`; undefined for an empty list. */
export const writeIds = (ids: readonly number[]): string | undefined =>
  ids.length === 0 ? undefined : ids.join(',')
