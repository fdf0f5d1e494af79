import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { languageNames } from '../../src/catalogue/import/language-names.ts'
import { fewOf, type Warning } from '../../src/catalogue/import/record-warnings.ts'
import { editDistance } from '../../src/catalogue/words/edit-distance.ts'
import { paths } from '../paths.ts'

const lists = ['jsonl', 'json', 'ts']

/** The files of a shop's folder, with their types; the first one is that of a new file. */
const types: Readonly<Record<string, readonly string[]>> = {
  head: ['ts', 'json'],
  products: lists,
  synonyms: lists,
  testimonials: lists,
  generated: ['ts'],
  'shop.config': ['ts'],
  'shop.details': ['ts'],
  'shop.look': ['ts'],
  listeners: ['ts'],
  // The import writes these: for a checkout that may come later, and for ids that no other product may get.
  'checkout-ids': ['ts'],
  'former-products': ['jsonl'],
  logo: ['svg', 'png'],
  'logo-dark': ['svg', 'png'],
}

/** Those with a file for each language, `shop.de.json`. */
const typesOfWords: Readonly<Record<string, readonly string[]>> = {
  products: lists,
  synonyms: lists,
  testimonials: lists,
  shop: ['json'],
  messages: ['json'],
}

const folders = ['pictures', 'pages', 'public']

/** What an owner has meant for the shop; notes, tables and `products.jsonl.before` of the import beside it are theirs. */
const isForShop = /\.(?:[cm]?[jt]sx?|jsonl?|json5|jsonc|ndjson|svg|png|jpe?g|webp|avif)$/i

const isPicture = /\.(?:svg|png|jpe?g|webp|avif)$/i

/** `shop.details` is also found by its last part, which is what distinguishes it. */
const shortOf = (name: string) => name.replace('shop.', '')

/** The name that `written` may be meant for, by a typing error or two; undefined for none. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const text = written.toLowerCase()
  const most = text.length < 6 ? 1 : 2
  const distances = names.map((name) => {
    const lower = name.toLowerCase()
    const distance = Math.min(editDistance(text, lower, most), editDistance(text, shortOf(lower), most))
    return { name, distance }
  })
  const [nearest] = distances.toSorted((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= most ? nearest.name : undefined
}

/** `products.de.jsonl` is `products`, `de` and `jsonl`. */
const partsOf = (file: string) =>
  /^(?<stem>.+?)(?:\.(?<language>[a-z]{2,3}(?:-[a-z0-9]+)*))?\.(?<type>[a-z0-9]+)$/i.exec(file)?.groups

/** The name that a file of no use may be meant for, where nothing else has it. */
function meantBy(file: string, all: readonly string[]): string | undefined {
  const { stem = '', language, type = '' } = partsOf(file) ?? {}
  const known = language === undefined ? types : typesOfWords
  const ending = language === undefined ? '' : `.${language}`
  const nearest = nearestName(stem, Object.keys(known))
  const possible = nearest === undefined ? undefined : known[nearest]
  if (nearest === undefined || !possible) return undefined
  if (possible.some((one) => all.includes(`${nearest}${ending}.${one}`))) return undefined
  const lower = type.toLowerCase()
  return `${nearest}${ending}.${possible.includes(lower) ? lower : possible[0]}`
}

/** ` product.jsonl is there: rename it to products.jsonl.` for an error about `products`; empty for none. */
export async function misspeltFile(folder: string, part: string): Promise<string> {
  const all = existsSync(folder) ? await readdir(folder) : []
  const found = all.find((file) => isForShop.test(file) && meantBy(file, all)?.startsWith(`${part}.`))
  return found === undefined ? '' : ` ${found} is there: rename it to ${meantBy(found, all)}.`
}

/** A sentence about files of records in a type that is not read; empty for none. */
export async function otherRecords(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => /\.(?:csv|tsv|xml|xlsx?|ods|txt)$/i.test(file))
  return files.length === 0
    ? ''
    : ` ${files.join(' and ')} cannot be read by a build: npm run import makes products.jsonl of an export (docs/catalogues.md).`
}

/** Whether a file of the folder imports or names another one. */
const isNamed = (file: string, texts: readonly string[]) =>
  texts.some((text) => text.includes(`/${file}`) || text.includes(`/${file.replace(/\.[^.]+$/, '')}'`))

/** Whether a tag may have this name. */
const suits = (language: string, tags: readonly string[]) =>
  tags.some((tag) => languageNames(tag).includes(language))

/** The file that is nearer to each tag that this one of a language suits; a tag reads both of its message files. */
function nearerFile(stem: string, language: string, tags: readonly string[], all: readonly string[]) {
  if (stem === 'messages') return undefined
  const nearest = tags
    .filter((tag) => suits(language, [tag]))
    .map((tag) => {
      const names = languageNames(tag).map((name) => `${stem}.${name}.`)
      return names.flatMap((name) => all.find((file) => file.startsWith(name)) ?? [])[0]
    })
  return nearest.some((file) => file?.startsWith(`${stem}.${language}.`)) ? undefined : nearest[0]
}

/**
 * A sentence for each file of a shop's folder that the build does not read, with the name that it may be meant for:
 * without it a typing error would publish the shop without the file. `locale` is the catalogue's, `others` the shop's
 * other languages.
 */
export async function unreadFiles(
  folder: string,
  locale: string,
  others: readonly string[],
): Promise<readonly Warning[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'))
  const all = entries.map(({ name }) => name)
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.ts')).map((file) => readFile(resolve(folder, file), 'utf8')),
  )
  const shown = (name: string) => relative(paths.root, resolve(folder, name)).replaceAll('\\', '/')
  const faultOf = (file: string): string | undefined => {
    const { stem = '', language, type = '' } = partsOf(file) ?? {}
    if (language === undefined && types[stem]?.includes(type)) return undefined
    if (language !== undefined && typesOfWords[stem]?.includes(type)) {
      // The main language has messages alone: its other words are those of the records and the configuration.
      const isOfMain = stem === 'messages' && suits(language, [locale])
      const nearer = nearerFile(stem, language, others, all)
      if (nearer !== undefined) return `is not read: ${nearer} is there`
      return isOfMain || suits(language, others)
        ? undefined
        : `is not read: \`languages\` in shop.config.ts does not name ${language} as another language of the shop`
    }
    if (!isForShop.test(file) || isNamed(file, texts)) return undefined
    const meant = meantBy(file, all)
    if (meant !== undefined) return `is not read: rename it to ${meant}`
    return isPicture.test(file)
      ? 'is not read: the logo is logo.svg or logo.png, the icon public/icon.svg, and other pictures are in pictures or public'
      : 'is not read, and no file beside it imports it: move it out of the folder, or give it a name of docs/catalogues.md'
  }
  const ofFolders = entries
    .filter((entry) => entry.isDirectory() && !folders.includes(entry.name))
    .flatMap(({ name }) => {
      const meant = nearestName(name, folders)
      return meant === undefined || all.includes(meant)
        ? []
        : `${shown(name)} is not read: rename the folder to ${meant}.`
    })
  const ofFiles = files.flatMap((file) => {
    const fault = faultOf(file)
    return fault === undefined ? [] : `${shown(file)} ${fault}.`
  })
  return [
    ...fewOf(ofFiles, 'files are not read.'),
    ...ofFolders,
    ...(await unreadPages(folder, [locale, ...others])),
  ]
}

/** Pages whose only files are in languages that the shop does not have. */
async function unreadPages(folder: string, tags: readonly string[]): Promise<readonly string[]> {
  const pages = resolve(folder, 'pages')
  const files = existsSync(pages) ? await readdir(pages) : []
  return files
    .filter((file) => {
      const { language } = partsOf(file) ?? {}
      return file.endsWith('.md') && language !== undefined && !suits(language, tags)
    })
    .map((file) => {
      const { stem, language } = partsOf(file) ?? {}
      return `${relative(paths.root, resolve(pages, file))} is not read: ${language} is none of the shop’s languages. The page for all of them is ${stem}.md.`
    })
}

/**
 * A sentence for each export of an owner's module that may be meant for one of these, which it does not have: others are
 * the owner's own.
 */
export const misspeltExports = (file: string, exported: object, names: readonly string[]): string[] => {
  const missing = names.filter((name) => !(name in exported))
  return Object.keys(exported)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant = nearestName(name, missing)
      return meant === undefined
        ? []
        : `${file} exports \`${name}\`, which nothing reads: rename it to \`${meant}\`.`
    })
}
