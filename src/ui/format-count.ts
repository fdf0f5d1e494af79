import { counts } from 'virtual:language'
import { writeCount, writeDecimal } from '#messages/format.ts'

/**
 * A non-negative whole number as the locale writes it: 12345 as '12,345'. Without `Intl`, whose first use takes a slow
 * phone 100 ms: half of the first page's hydration.
 */
export const formatCount = (count: number): string => writeCount(count, counts)

/** A number with one digit after the point, as ratings have: '4.7' in English, '4,7' in German. */
export const formatDecimal = (value: number, digits = 1): string => writeDecimal(value, digits, counts)
