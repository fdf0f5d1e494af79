import { largestSize, ownSize } from '../settings/settings.ts'
import type { Option } from '../product.ts'
import { keysOf, slugOf } from '../slug.ts'
import { readChoiceKey, valueKeyOf, valueOfKey } from './choice-key.ts'
import { insideName } from './option-parameter.ts'
import type { PartialChoice } from './variant-of.ts'

/** A whole choice by its key: `?variant=blue.m`, for links from carts, which do not know the names of options. */
const wholeChoice = 'variant'

/** Parameters of every page's address, and this one. */
const reserved = [wholeChoice, 'lab', ...(largestSize > ownSize ? ['size'] : [])]

/** The parameter of each option: `color`, `material`. */
export const optionKeys = (options: readonly Option[]): readonly string[] =>
  keysOf(
    options.map(({ name, original }) => original?.name ?? name),
    reserved,
  ).map(insideName)

/** The value that a text in an address means, by its key or in the owner's own words; undefined for none. */
function readValue(option: Option, text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  return valueOfKey(option, text) ?? valueOfKey(option, slugOf(text.slice(0, 200)))
}

/** What an address chooses: what is no option, and no value of one, counts as nothing. Never throws. */
export const readChoice = (
  options: readonly Option[],
  search: Readonly<Record<string, unknown>>,
): PartialChoice => {
  const keys = optionKeys(options)
  const whole = search[wholeChoice]
  const given = typeof whole === 'string' ? readChoiceKey(options, whole) : null
  return options.map((option, at) => readValue(option, search[keys[at] ?? '']) ?? given?.[at])
}

/** The parameters of a choice: `{ color: 'blue', size: 'm' }`. */
export const writeChoice = (
  options: readonly Option[],
  choice: PartialChoice,
): Readonly<Record<string, string | undefined>> => {
  const keys = optionKeys(options)
  return Object.fromEntries([
    [wholeChoice, undefined],
    ...options.map((option, at) => [keys[at] ?? '', valueKeyOf(option, choice[at])] as const),
  ])
}
