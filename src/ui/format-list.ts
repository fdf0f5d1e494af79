import { locale } from 'virtual:language'
import * as texts from 'virtual:messages/ui'
import { isolated } from './isolated.ts'

let format: Intl.ListFormat | undefined

/** Items as the locale lists them: 'date, time' in English, 'Datum und Uhrzeit' in German. Created at first use. */
export function formatList(items: readonly string[]): string {
  format ??= new Intl.ListFormat(locale, { style: 'narrow' })
  return format.format(items)
}

/**
 * A list and one more item: 'A, B and C', 'A or B'. By `Intl`, since the word between them follows the item in some
 * languages: Spanish has 'y', and 'e' before the sound i.
 */
export const withLast = (list: string, last: string, type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(locale, { type }).format([isolated(list), isolated(last)])

/** 'A or B or C'. */
export const alternatives = (items: readonly string[]): string =>
  items.reduce((list, next) => withLast(list, next, 'disjunction'))

/** Items of a list that goes on after them: 'A, B', without the 'and' of `formatList`. Empty for an empty list. */
export const joinItems = (items: readonly string[]): string =>
  items.reduce((list, next) => (list === '' ? next : texts.listed({ list, next })), '')
