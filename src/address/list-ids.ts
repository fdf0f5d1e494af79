import { isProductId, parseProductId } from '#catalogue/product-id.ts'

/** As many products as a shared list has: with ids of seven digits an address just takes them. */
export const mostListed = 60

/** The products that a list in an address names, each once; what is no id is passed over (the page tells). */
export const readListIds = (text: string): readonly number[] =>
  [...new Set(text.split(',').map((part) => parseProductId(part.trim())))]
    .filter(isProductId)
    .slice(0, mostListed)

/** The way back, for the latest of these products. */
export const writeListIds = (ids: readonly number[]): string => ids.slice(-mostListed).join(',')
