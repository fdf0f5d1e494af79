import type { Option } from '../product.ts'
import { slugOf } from '../slug.ts'
import type { Choice } from './variant-of.ts'

/** The words of these names for addresses, none twice: of two alike the later one is numbered, `red-2`. */
export function keysOf(names: readonly string[], taken: readonly string[] = []): readonly string[] {
  const keys = new Set(taken)
  return names.map((name, at) => {
    const word = slugOf(name) || String(at + 1)
    let key = word
    for (let number = 2; keys.has(key); number += 1) key = `${word}-${number}`
    keys.add(key)
    return key
  })
}

export const valueKeys = ({ values }: Option) => keysOf(values)

export const valueKeyOf = (option: Option, value: string | undefined) =>
  valueKeys(option)[option.values.indexOf(value ?? '')]

/** A choice in a word, for carts and their links: `blue.m`. Letters, digits and hyphens between full stops. */
export const choiceKey = (options: readonly Option[], choice: Choice): string =>
  options.map((option, at) => valueKeyOf(option, choice[at]) ?? '').join('.')

/** The choice that such a word means; null where the product has no such value, or other options. */
export function readChoiceKey(options: readonly Option[], key: string): Choice | null {
  const words = key.split('.')
  const choice = options.flatMap(
    (option, at) => option.values[valueKeys(option).indexOf(words[at] ?? '')] ?? [],
  )
  return choice.length === options.length && words.length === options.length ? choice : null
}
