import { counts } from 'virtual:locale'
import { writeCount } from '#messages/format.ts'

/**
 * A non-negative whole number as the locale writes it: 12345 as '12,345'. Without `Intl`, whose first use takes a slow
 * phone 100 ms: half of the first page's hydration.
 */
export const formatCount = (count: number): string => writeCount(count, counts)

/** '1 review', '1,842 reviews'. */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
