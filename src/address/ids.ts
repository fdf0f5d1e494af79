import { parseProductId } from '#catalogue/product-id.ts'

/** The most products that a shared list holds: with ids of seven digits an address is just long enough. */
export const mostListed = 60

/** The most products that are compared side by side. */
export const mostCompared = 4

/** Ids of products in an address, as they came: the page says which of them it cannot use. */
export interface IdsSearch {
  ids?: string | undefined
}

/** Never fails. */
export const idsSearch = ({ ids }: Readonly<Record<string, unknown>>): IdsSearch => ({
  ids: typeof ids === 'string' && ids !== '' ? ids : undefined,
})

/** What a list of ids in an address names. Together the four hold each of its parts once. */
export interface IdsReading {
  /** The first ones, each once. */
  readonly ids: readonly number[]
  /** Named again. */
  readonly repeated: readonly number[]
  /** Beyond as many as there may be. */
  readonly excess: readonly number[]
  /** No ids at all. */
  readonly unreadable: readonly string[]
}

/** Reads ids set off by commas, `most` of them. Never fails. */
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

/** As `readIds` reads them; undefined for none. */
export const writeIds = (ids: readonly number[]): string | undefined =>
  ids.length === 0 ? undefined : ids.join(',')
