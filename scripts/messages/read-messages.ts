import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { Warning } from '../../src/catalogue/import/record-warnings.ts'
import { readJson } from '../catalogue/read-json.ts'
import { paths } from '../paths.ts'
import { checkFile, checkMessages, type Messages, testingRoom } from './check-messages.ts'
import { englishInFormsOf } from './english-in-forms-of.ts'
import { isolateArguments } from './isolate-arguments.ts'
import { inLocalDigits } from './local-digits.ts'
import { offerWarnings, untranslatedWarnings } from './message-warnings.ts'
import { pseudoMessages } from './pseudo-language.ts'
import { readFormats } from './read-formats.ts'
import { rewriteMessages } from './rewrite-message.ts'

/** One language, as the build uses it. */
export interface ShopMessages {
  /** BCP 47: of `<html lang>`, and of the plurals. */
  readonly language: string
  /** Of counts and hours in texts: the catalogue's, or English where the texts are. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly messages: Messages
  /** Whether the locale writes numbers in other digits than 0 to 9. */
  readonly hasOwnDigits: boolean
  readonly warnings: readonly Warning[]
}

/** The language that stands in for every text: `SHOP_LANGUAGE=pseudo`. */
const pseudo = 'pseudo'

const folder = resolve(paths.root, 'src/messages')

const nameOf = (file: string) => relative(paths.root, file).replaceAll('\\', '/')

async function readFileOf(file: string): Promise<Messages> {
  const name = nameOf(file)
  return checkFile(name, await readJson(file, name))
}

/** The scripts of right-to-left languages; `Intl.Locale` has no text direction in Node.js 20. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

const directionOf = (locale: string) =>
  rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'

/** The catalogue's own locale has been checked. */
function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** The shop's own file of a tag, and the owner's; those that exist. */
const filesOf = (tag: string, ownFolder: string | undefined) =>
  [
    resolve(folder, `${tag}.json`),
    ...(ownFolder === undefined ? [] : [resolve(ownFolder, `messages.${tag}.json`)]),
  ].filter(existsSync)

/** Later files replace single messages of earlier ones. */
const merge = (all: readonly Messages[]): Messages => {
  const rooms = new Set(all.flatMap(Object.keys))
  return Object.fromEntries(
    [...rooms].map((room) => [
      room,
      Object.fromEntries(all.flatMap((one) => Object.entries(one[room] ?? {}))),
    ]),
  )
}

/** The shop's translations into other languages than this one. */
async function readOthers(language: string): Promise<readonly Messages[]> {
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith('.json') && !['en.json', `${language}.json`].includes(file),
  )
  return Promise.all(files.map((file) => readFileOf(resolve(folder, file))))
}

/** Reads and checks a language's files. Throws `ConfigurationError` that names file and key. */
async function readLanguage(
  language: string,
  ownFolder?: string,
): Promise<Pick<ShopMessages, 'messages' | 'warnings'>> {
  const { language: plain } = new Intl.Locale(language)
  // A file of de-AT has what differs from de.
  const files = [...new Set([plain, language])].flatMap((tag) => filesOf(tag, ownFolder))
  const [english = {}, ...all] = await Promise.all([resolve(folder, 'en.json'), ...files].map(readFileOf))
  const isOwners = !existsSync(resolve(folder, `${plain}.json`))
  const messages = merge(isOwners ? [{ [testingRoom]: english[testingRoom] ?? {} }, ...all] : all)
  const file = nameOf(files.at(-1) ?? '')
  checkMessages(file, messages, language, english)
  if (plain === 'en') return { messages, warnings: [] }
  return {
    messages: rewriteMessages(messages, (message, room, key) =>
      message === english[room]?.[key] ? englishInFormsOf(language, message) : message,
    ),
    warnings: [
      ...untranslatedWarnings(file, messages, { english, others: await readOthers(plain) }),
      ...offerWarnings(file, messages, language),
    ],
  }
}

/** The English messages, checked: types are generated from them. */
export const readEnglish = async (): Promise<Messages> => (await readLanguage('en')).messages

/**
 * The messages for a catalogue's locale: `de-AT.json`, else `de.json`, else the English ones with a warning. An
 * owner's `messages.de.json` in the shop's folder adds or replaces some. SHOP_LANGUAGE overrides the locale.
 */
export async function readMessages(
  catalogueLocale: string,
  ownFolder?: string,
  chosen = process.env['SHOP_LANGUAGE'],
): Promise<ShopMessages> {
  if (chosen === pseudo) {
    const { messages } = await readLanguage('en', ownFolder)
    return {
      language: 'en',
      locale: 'en',
      direction: 'ltr',
      messages: pseudoMessages(messages),
      hasOwnDigits: false,
      warnings: [],
    }
  }
  const locale = chosen || catalogueLocale
  if (!isLocale(locale))
    throw new ConfigurationError(
      `SHOP_LANGUAGE is no language: '${locale}'. Name one as de, pt-BR or pseudo.`,
    )
  const { baseName, language: plain } = new Intl.Locale(locale)
  const language = [baseName, plain].find((one) => filesOf(one, ownFolder).length > 0)
  if (language !== undefined) {
    const direction = directionOf(locale)
    const { counts } = readFormats(locale)
    const hasOwnDigits = counts.numerals !== undefined
    const read = await readLanguage(language, ownFolder)
    const messages = hasOwnDigits ? inLocalDigits(read.messages, counts) : read.messages
    return {
      language,
      locale,
      direction,
      messages: direction === 'rtl' ? isolateArguments(messages) : messages,
      hasOwnDigits,
      warnings: read.warnings,
    }
  }
  const missing =
    ownFolder === undefined ? resolve(folder, `${plain}.json`) : resolve(ownFolder, `messages.${plain}.json`)
  return {
    language: 'en',
    locale: 'en-US',
    direction: 'ltr',
    messages: (await readLanguage('en', ownFolder)).messages,
    hasOwnDigits: false,
    warnings: [`There are no messages for ${locale}: ${nameOf(missing)} is missing. The texts are English.`],
  }
}
