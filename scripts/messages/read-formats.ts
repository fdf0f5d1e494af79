import { readGroups, readNumerals } from '../../src/catalogue/money/money-pattern.ts'
import type { CountPattern, HourPattern } from '../../src/messages/format.ts'

function readHours(locale: string): HourPattern {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  const partsAt = (hour: number) => format.formatToParts(Date.UTC(2026, 0, 1, hour, 5))
  const writtenAt = (hour: number) =>
    partsAt(hour)
      .map(({ type, value }) => (type === 'hour' ? '{h}' : type === 'minute' ? '{m}' : value))
      .join('')
      // Engines differ in the space before AM: every page has the ordinary one.
      .replaceAll(/[\u00A0\u202F]/g, ' ')
  const hourAt = (hour: number) => partsAt(hour).find(({ type }) => type === 'hour')?.value ?? ''
  return {
    morning: writtenAt(9),
    afternoon: writtenAt(21),
    cycle: hourAt(21) === '21' ? 24 : 12,
    digits: hourAt(9).length,
  }
}

/** How a locale writes counts and hours, read from `Intl` by the build: its first use takes a slow phone 100 ms. */
export function readFormats(locale: string): { counts: CountPattern; hours: HourPattern } {
  const numerals = readNumerals(locale)
  return {
    counts: { ...readGroups(new Intl.NumberFormat(locale)), ...(numerals !== undefined && { numerals }) },
    hours: readHours(locale),
  }
}
