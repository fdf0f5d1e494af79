import { counts, hours } from 'virtual:language'
import { writeHour } from '#messages/format-hour.ts'

/**
 * A time of the day, in hours, as text: 9.5 is '9:30 AM'. Formatted without `Intl`, whose space before AM differs
 * between engines: prerendered text must match the browser's.
 */
export const hourLabel = (hour: number): string => writeHour(hour, hours, counts)
