import { type CountPattern, inNumerals } from './format.ts'

/** How a locale writes a time of the day; `{h}` and `{m}` stand for hour and minutes. */
export interface HourPattern {
  readonly morning: string
  readonly afternoon: string
  /** 12 or 24 hours. */
  readonly cycle: number
  /** Digits of the hour: 2 for `09:30`. */
  readonly digits: number
}

/** A time of the day, in hours: 9.5 is `9:30 AM` in English. */
export function writeHour(hour: number, pattern: HourPattern, counts: CountPattern): string {
  const minutes = Math.round(hour * 60)
  const wholeHour = Math.floor(minutes / 60) % 24
  const shown = pattern.cycle === 12 ? wholeHour % 12 || 12 : wholeHour
  return inNumerals(
    (wholeHour < 12 ? pattern.morning : pattern.afternoon)
      .replace('{h}', String(shown).padStart(pattern.digits, '0'))
      .replace('{m}', String(minutes % 60).padStart(2, '0')),
    counts,
  )
}
