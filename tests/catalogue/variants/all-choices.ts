import type { Product } from '#catalogue/product.ts'

/** Every combination of a product's values. */
export const allChoices = ({ options }: Product): string[][] =>
  options.reduce<string[][]>(
    (rows, option) => rows.flatMap((row) => option.values.map((value) => [...row, value])),
    [[]],
  )
