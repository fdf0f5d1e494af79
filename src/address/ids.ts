import { parseProductId } from '#catalogue/product-id.ts'

/**
 * The most products of a shared list: an address with this many ids of sixteen digits stays within the cap of a value.
 */
export const mostListed = 60

/** The most products compared side by side. */
export const mostCompared = 4

/** Ids of products in an address, as typed: the page reports those that it cannot use. */
export type IdsSearch = {
  ids?: string | undefined
}

/** Never throws. */
export const idsSearch = ({ ids }: Readonly<Record<string, unknown>>): IdsSearch => ({
  ids: typeof ids === 'string' && ids !== '' ? ids : undefined,
})

/** The first `most` ids separated by commas, without repeats and without parts that are not ids. Never throws. */
export function firstIds(text: string | undefined, most: number): readonly number[] {
  const ids = (text ?? '').split(',').map((part) => parseProductId(part.trim()))
  return [...new Set(ids.filter((id) => id !== null))].slice(0, most)
}

/** The inverse of `firstIds`; undefined for an empty list. */
export const writeIds = (ids: readonly number[]): string | undefined =>
  ids.length === 0 ? undefined : ids.join(',')
