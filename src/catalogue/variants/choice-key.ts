import type { Option } from '../product.ts'
import { keysOf } from '../slug.ts'
import type { Choice } from './variant-of.ts'

/** By value, in addresses and carts: those of the shop's main language. */
const valueKeys = ({ values, original }: Option) => keysOf(original?.values ?? values)

export const valueKeyOf = (option: Option, value: string | undefined) =>
  valueKeys(option)[option.values.indexOf(value ?? '')]

/** A choice in a word, for carts and their links: `blue.m`. Letters, digits and hyphens between full stops. */
export const choiceKey = (options: readonly Option[], choice: Choice): string =>
  options.map((option, at) => valueKeyOf(option, choice[at]) ?? '').join('.')

/** The value of a key. One in the words of this language counts, too: carts and links from before may have it. */
export function valueOfKey(option: Option, key: string): string | undefined {
  const at = [valueKeys(option), keysOf(option.values)]
    .map((keys) => keys.indexOf(key))
    .find((index) => index >= 0)
  return at === undefined ? undefined : option.values[at]
}

/** The choice that such a word means; null where the product has no such value, or other options. */
export function readChoiceKey(options: readonly Option[], key: string): Choice | null {
  const words = key.split('.')
  const choice = options.flatMap((option, at) => valueOfKey(option, words[at] ?? '') ?? [])
  return choice.length === options.length && words.length === options.length ? choice : null
}
