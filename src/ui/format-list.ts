import { locale } from 'virtual:language'
import * as texts from 'virtual:messages/ui'

let format: Intl.ListFormat | undefined

/** Items as the locale lists them: 'date, time' in English, 'Datum und Uhrzeit' in German. Created at first use. */
export function formatList(items: readonly string[]): string {
  format ??= new Intl.ListFormat(locale, { style: 'narrow' })
  return format.format(items)
}

/** Items of a list that goes on after them: 'A, B', without the 'and' of `formatList`. Empty for an empty list. */
export const joinItems = (items: readonly string[]): string =>
  items.reduce((list, next) => (list === '' ? next : texts.listed({ list, next })), '')
