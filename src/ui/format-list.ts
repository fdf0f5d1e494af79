import { locale } from 'virtual:locale'

let format: Intl.ListFormat | undefined

/** Items as the locale lists them: 'date, time' in English, 'Datum und Uhrzeit' in German. Created at first use. */
export function formatList(items: readonly string[]): string {
  format ??= new Intl.ListFormat(locale, { style: 'narrow' })
  return format.format(items)
}
