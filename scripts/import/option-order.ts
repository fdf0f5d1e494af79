import { isRecord } from '../../src/catalogue/is-record.ts'
import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'

type Options = NonNullable<RawProduct['options']>

const nameOf = (value: unknown) => (isRecord(value) ? value['name'] : value)

/** The names of the values of each option. */
const namesIn = (options: unknown): readonly (readonly unknown[])[] =>
  (Array.isArray(options) ? options : []).map((option: unknown) =>
    isRecord(option) && Array.isArray(option['values']) ? option['values'].map(nameOf) : [],
  )

/** Options with their values in the order of before, and new values behind these: translations name values by positions. */
export function inOrderOf(before: unknown, options: Options): Options {
  const earlier = namesIn(before)
  return options.map(({ name, values }, at) => {
    const names = earlier[at] ?? []
    const isNew = (value: unknown) => !names.includes(nameOf(value))
    const known = names.flatMap((one) => values.filter((value) => nameOf(value) === one))
    return { name, values: [...known, ...values.filter(isNew)] }
  })
}

/** Whether a value of before has another position now, or none. */
export function hasMovedValues(before: unknown, options: Options): boolean {
  const now = namesIn(options)
  return namesIn(before).some((names, option) => names.some((name, at) => now[option]?.[at] !== name))
}
