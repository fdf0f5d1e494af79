import { parse, type Token } from '@messageformat/parser'
import { type Warning, warningOf } from '../../src/catalogue/import/record-warnings.ts'
import { type Messages, testingRoom } from './check-messages.ts'

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'content') return token.value
      return 'cases' in token ? token.cases.map((one) => textOf(one.tokens)).join(' ') : ' '
    })
    .join('')

/** The words of a message, without its arguments, tags and signs. */
const wordsOf = (message: string): readonly string[] =>
  textOf(parse(message))
    .replaceAll(/<\/?[a-z]+>/g, ' ')
    .match(/\p{L}{2,}/gu) ?? []

/** Formulas and names of keys, files and products, which shops of many countries write in English. */
const usualInEnglish = new Set([
  'shell.copyright',
  'shortcuts.homeEnd',
  'shortcuts.pageKeys',
  'shortcuts.ctrlHomeEnd',
  'meeting.download',
  'order.openWhatsApp',
])

const shownKeys = 5

/**
 * A sentence about the texts of a file that are still English; empty where no more than single words are, since any
 * language may have some, as “file” in Italian. What one of the `others`, the shop's languages, has in English, too, is a
 * name or a sign.
 */
export function untranslatedWarnings(
  file: string,
  messages: Messages,
  { english, others }: { readonly english: Messages; readonly others: readonly Messages[] },
): readonly Warning[] {
  const all = Object.entries(english).flatMap(([room, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ room, key, text, path: `${room}.${key}` })),
  )
  const alike = all.filter(
    ({ room, key, text, path }) =>
      !usualInEnglish.has(path) &&
      room !== testingRoom &&
      messages[room]?.[key] === text &&
      wordsOf(text).length > 0 &&
      !others.some((other) => other[room]?.[key] === text),
  )
  if (!alike.some(({ text }) => wordsOf(text).length > 1)) return []
  const sentence = (names: string) =>
    `${file}: ${alike.length} of ${all.length} texts are still English: ${names}.`
  const paths = alike.map(({ path }) => path)
  const more = paths.length - shownKeys
  return [
    warningOf(
      sentence(paths.slice(0, shownKeys).join(', ') + (more > 0 ? ` and ${more} more` : '')),
      sentence(paths.join(', ')),
    ),
  ]
}

/** A sentence about an offer of this language, which readers of others get, that names English instead. */
export function offerWarnings(file: string, messages: Messages, language: string): readonly Warning[] {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  const offer = messages['notices']?.['alsoInLanguage'] ?? ''
  const wrong = names.of('en')
  if (wrong === undefined || !offer.toLocaleLowerCase().includes(wrong.toLocaleLowerCase())) return []
  return [
    `${file}: notices.alsoInLanguage names “${wrong}”. It offers the pages in the language of its file: name “${names.of(language) ?? language}”.`,
  ]
}
