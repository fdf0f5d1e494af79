import { parseProductId } from '#catalogue/product-id.ts'
import { firstIds } from './ids.ts'

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
    ids: firstIds(text, most),
    repeated: unique.filter((id) => valid.indexOf(id) !== valid.lastIndexOf(id)),
    excess: unique.slice(most),
    unreadable: [...new Set(read.filter(({ id }) => id === null).map(({ part }) => part))],
  }
}
