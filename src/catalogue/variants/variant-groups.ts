import type { MinorUnits } from '../product.ts'

/**
 * Variants of one product with the same price, of which all or none have a discount and can be bought: every
 * combination of these values.
 */
export interface VariantGroup {
  readonly price: MinorUnits
  readonly isOnSale: boolean
  readonly isSoldOut: boolean
  /**
   * By filter of the catalogue (`optionFilters`): the codes of the values, ascending; none where the product lacks the
   * option. A value's code is its index among the values of all filters.
   */
  readonly values: readonly (readonly number[])[]
}

/*
 * The groups of a product as a text, which takes little memory and is read fast: `11900s:0,2:7,8;4900x:1:7`. The price,
 * `s` for a discount, `x` for sold out, and the codes by filter.
 */

export const writeVariantGroups = (groups: readonly VariantGroup[]): string =>
  groups
    .map(({ price, isOnSale, isSoldOut, values }) =>
      [
        `${price}${isOnSale ? 's' : ''}${isSoldOut ? 'x' : ''}`,
        ...values.map((codes) => codes.join(',')),
      ].join(':'),
    )
    .join(';')

/** A group whose sets of codes are still texts: the same ones are in many products. */
export interface WrittenGroup extends Omit<VariantGroup, 'values'> {
  readonly sets: readonly string[]
}

/** The inverse of `writeVariantGroups`; none for an empty text. */
export function readVariantGroups(text: string): readonly WrittenGroup[] {
  if (text === '') return []
  return text.split(';').map((group) => {
    const [figures = '', ...sets] = group.split(':')
    return {
      price: Number.parseInt(figures, 10),
      isOnSale: figures.includes('s'),
      isSoldOut: figures.endsWith('x'),
      sets,
    }
  })
}

export const readCodes = (set: string): readonly number[] => (set === '' ? [] : set.split(',').map(Number))
