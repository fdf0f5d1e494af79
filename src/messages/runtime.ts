import { counts } from 'virtual:locale'
import { writeCount } from './format.ts'

// Compiled messages import this module (`scripts/vite/messages-plugin.ts`).
export { plural, select } from '@messageformat/runtime'

/** `#` in a plural: without `Intl`, like all counts of the shop. */
export const number = (_: string, value: number, offset: number): string => writeCount(value - offset, counts)
