import { readGroups, readNumerals } from '../../src/catalogue/money/money-pattern.ts'
import type { CountPattern, Week } from '../../src/messages/format.ts'
import type { HourPattern } from '../../src/messages/format-hour.ts'

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

interface LocaleWeek {
  readonly firstDay: number
}

/** ISO: 1 is Monday. */
function firstDayOf(locale: string): number {
  // The method replaces the property, which Node.js 20 has.
  const read: Intl.Locale & { getWeekInfo?: () => LocaleWeek; weekInfo?: LocaleWeek } = new Intl.Locale(
    locale,
  )
  return (read.getWeekInfo?.() ?? read.weekInfo)?.firstDay ?? 1
}

/** The names of a locale's weekdays, Monday first. */
function weekdayNamesOf(locale: string, weekday: 'long' | 'short' | 'narrow'): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  // A Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 0, 5 + day)))
}

/** The first two letters of each name, or three where two would be equal: a column is narrow. Else the narrowest names. */
function columnNames(locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'grapheme' })
  const letters = weekdayNamesOf(locale, 'short').map((name) =>
    Array.from(segmenter.segment(name), ({ segment }) => segment),
  )
  const cut = [2, 3].map((length) => letters.map((name) => name.slice(0, length).join('')))
  return cut.find((names) => new Set(names).size === names.length) ?? weekdayNamesOf(locale, 'narrow')
}

/**
 * A locale's week. Browsers do not know its first day everywhere, and its names must be those of the prerendered
 * page.
 */
export const readWeek = (locale: string): Week => ({
  firstDay: firstDayOf(locale),
  weekdayNames: weekdayNamesOf(locale, 'long'),
  shortWeekdayNames: columnNames(locale),
})

/**
 * A time zone in words: its city in English, 'New York'; elsewhere what `Intl` says of the place in the language, 'hora de
 * Nueva York'. Where that is an abbreviation ('MEZ') or a label ('heure : Pologne'), the zone itself has a name:
 * 'Mitteleuropäische Zeit'. Where that is a label, too, the place is ('Royaume-Uni').
 */
export function readZoneName(locale: string, timeZone: string): string {
  if (new Intl.Locale(locale).language === 'en')
    return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  const nameIn = (timeZoneName: 'shortGeneric' | 'longGeneric') => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts()
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  }
  const place = nameIn('shortGeneric')
  const name = /^\p{Lu}+$|:/u.test(place) ? nameIn('longGeneric') : place
  return name.replace(/^.*:\s*/, '')
}

/** How a locale writes counts and hours, read from `Intl` by the build: its first use takes a slow phone 100 ms. */
export function readFormats(locale: string): { counts: CountPattern; hours: HourPattern } {
  const format = new Intl.NumberFormat(locale)
  const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const numerals = readNumerals(locale)
  return {
    counts: { ...readGroups(format), decimal, ...(numerals !== undefined && { numerals }) },
    hours: readHours(locale),
  }
}
