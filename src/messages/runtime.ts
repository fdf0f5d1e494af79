import { counts } from 'virtual:language'
import { inNumerals, writeCount } from './format.ts'

// Compiled messages import this module (`scripts/vite/language-plugin.ts`).
export { plural, select } from '@messageformat/runtime'

/** `#` in a plural: without `Intl`, like all counts of the shop. */
export const number = (_: string, value: number, offset: number): string => writeCount(value - offset, counts)

/** `{count}`, where the locale has digits of its own (`scripts/messages/local-digits.ts`). */
export const digits = (value: string | number): string =>
  typeof value === 'number' ? inNumerals(String(value), counts) : value
