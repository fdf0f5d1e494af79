import { parseProductId } from '#catalogue/product-id.ts'

/** As many products as stand side by side. */
export const mostCompared = 4

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

/** The queries behind a comparison. */
export interface ComparedAsked {
  readonly reading: IdsReading
  readonly size: number
}

export function readIds(text: string | undefined, most = mostCompared): IdsReading {
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const read = parts.map((part) => ({ part, id: parseProductId(part) }))
  const known = read.map(({ id }) => id).filter((id) => id !== null)
  const unique = [...new Set(known)]
  return {
    ids: unique.slice(0, most),
    repeated: unique.filter((id) => known.indexOf(id) !== known.lastIndexOf(id)),
    excess: unique.slice(most),
    unreadable: [...new Set(read.filter(({ id }) => id === null).map(({ part }) => part))],
  }
}

/** The way back: what an address holds for these products. */
export const writeIds = (ids: readonly number[]): string | undefined =>
  ids.length === 0 ? undefined : ids.join(',')
