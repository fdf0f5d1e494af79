import { isDeepStrictEqual } from 'node:util'
import { checkHead } from '../../src/catalogue/import/clean-head.ts'
import { completeHead } from '../../src/catalogue/import/complete-head.ts'
import { createCleaner } from '../../src/catalogue/import/clean-product.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { RawHead } from '../../src/catalogue/import/raw-head.ts'
import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'
import { createCategoryReader } from '../../src/catalogue/import/read-category-label.ts'
import { checkSettings } from './check-settings.ts'
import { checkoutIdsOf } from './checkout-ids.ts'
import { findFormat, possibleOptions } from './columns.ts'
import { Findings } from './findings.ts'
import { plain, type Format } from './formats.ts'
import { giveIds, recordsById } from './give-ids.ts'
import { changedFields, lostFields, type FieldOfRecords } from './lost-fields.ts'
import { checkHeaderCurrency } from './header-currency.ts'
import { hasMovedValues, inOrderOf } from './option-order.ts'
import { newHead } from './new-head.ts'
import { withOwnPictures } from './own-pictures.ts'
import { placeInCategories, type CategoryEntry } from './place-in-categories.ts'
import { createRecordMaker } from './raw-product-of.ts'
import { readDrafts } from './read-drafts.ts'
import { readTable, renameColumns, type HeaderMap } from './read-table.ts'
import { someEncodings } from './read/decode-text.ts'
import { withShownHtml } from './shown-html.ts'
import { sharedBrandOf, type SharedBrand } from './shared-brand.ts'
import type { Decimal } from './read/number-format.ts'
import type { Table } from './read/table.ts'

/** What a file does not say of itself. */
export interface ImportSettings {
  readonly shop: string
  /** The head of a shop that is there. */
  readonly head?: unknown
  /** Its records, and those that it had. */
  readonly before?: readonly unknown[]
  /** Whether the shop has words of its products in another language. */
  readonly isTranslated?: boolean
  readonly currency?: string | undefined
  readonly locale?: string | undefined
  readonly encoding?: string | undefined
  readonly decimal?: Decimal | undefined
  readonly map?: HeaderMap
  /** The category of products without one. */
  readonly category?: string | undefined
  readonly now: Date
}

export interface Imported {
  readonly format: Format
  readonly about: string
  /** The encoding that the file is read in, where nothing says it. */
  readonly guessed: string | undefined
  readonly rowCount: number
  /** Products that keep pictures of the shop, where the file has other ones. */
  readonly ownPictures: number
  /** Products that the file has in no category, where the owner names none for them. */
  readonly withoutCategory: number
  /** Whether the shop may have products that no file has: see `Table`. */
  readonly isPage: boolean
  readonly records: readonly RawProduct[]
  /** Records of the shop that the file does not have: nothing else may get their ids. */
  readonly former: readonly unknown[]
  /** What the records of the shop had, and these have not. */
  readonly lost: readonly FieldOfRecords[]
  /** What both have, with other values. */
  readonly changed: readonly FieldOfRecords[]
  /** Products of a translated shop with values of options that moved or went: translations name values by positions. */
  readonly moved: readonly number[]
  readonly findings: Findings
  /** What is left out, since all products have it. */
  readonly sharedBrand: SharedBrand | null
  readonly unread: readonly string[]
  /** Of a new shop. */
  readonly head: RawHead
  /** Those that the head of a shop that is there lacks. */
  readonly newCategories: readonly CategoryEntry[]
  /** From articles to the vendor's numbers, for its checkout. */
  readonly checkoutIds: Readonly<Record<string, string>>
}

/** A flag that says something else than the head that is there. */
function checkFlags(
  head: { readonly locale: string; readonly currency: string },
  settings: ImportSettings,
): void {
  for (const field of ['currency', 'locale'] as const)
    if (settings[field] !== undefined && settings[field] !== head[field])
      throw new ConfigurationError(
        `The head in src/catalogues/${settings.shop} has the ${field} ${head[field]}, and --${field} says ${settings[field]}: write ${field}: '${settings[field]}' there, or leave out --${field}.`,
      )
}

/** What a reader of wrong letters does. */
export const encodingHint = (guessed: string): string =>
  `The file is not UTF-8, and is read as ${guessed}. If letters are wrong, say its encoding with --encoding: ${someEncodings}.`

/** Throws `ConfigurationError` where the file, or what the owner says of it, cannot be used. */
export function importCatalogue(contents: readonly Uint8Array[], settings: ImportSettings): Imported {
  checkSettings(settings)
  const findings = new Findings()
  const { encoding, head } = settings
  const locale = settings.locale ?? (head === undefined ? undefined : checkHead(head).locale)
  const table = readTable(contents, { encoding, locale }, findings)
  try {
    return importTable(table, settings, findings)
  } catch (error) {
    if (table.guessed === undefined || !(error instanceof ConfigurationError)) throw error
    throw new ConfigurationError(`${error.message}\n${encodingHint(table.guessed)}`, { cause: error })
  }
}

function importTable(given: Table, settings: ImportSettings, findings: Findings): Imported {
  const table = renameColumns(given, settings.map ?? {})
  const format = findFormat(table.headers)
  const start = settings.head === undefined ? newHead(table, format, settings) : null
  const checked = checkHead(start ?? settings.head)
  checkFlags(checked, settings)
  const { categories: present, money, locale, currency, unitPriceBase } = completeHead(checked, [])
  checkHeaderCurrency(table.headers, format, currency)
  const { drafts, unread } = readDrafts(table, format, {
    ...settings,
    locale,
    currency,
    digits: money.digits,
    unitPriceBase,
    findings,
  })
  const leftOut = Object.entries(settings.map ?? {}).flatMap(([header, name]) =>
    name === null ? [header] : [],
  )
  const unreadOptions = possibleOptions([...unread, ...leftOut], table.headers, format)
  const makeRecord = createRecordMaker(money.digits, locale, findings, unreadOptions)
  const made = drafts.flatMap((draft) => {
    const result = makeRecord(draft)
    return result ? [{ draft, id: draft.id, ...result }] : []
  })
  const brands = made.map(({ record }) => record.brand)
  const sharedBrand = sharedBrandOf(brands, table.headers, format, settings.map ?? {})
  const { categories, paths, isOther, cuts } = placeInCategories(
    made.map(({ draft }) => draft.categories),
    settings.category ?? 'Other',
  )
  const readCategory = createCategoryReader(present)
  const newCategories = categories.filter(
    ({ label, parent }) => 'fault' in readCategory(parent === undefined ? label : `${parent} > ${label}`),
  )
  const hasSlugs = made.some(({ record }) => record.slug !== undefined)
  const head: RawHead = {
    ...(start ?? { name: checked.name, locale, currency }),
    ...(hasSlugs && { addresses: 'slug' as const }),
    categories,
  }
  const rules = {
    digits: money.digits,
    categories: completeHead(
      checkHead({ ...checked, categories: [...checked.categories, ...newCategories] }),
      [],
    ).categories,
  }
  const clean = createCleaner(rules)
  const before = recordsById(settings.before ?? [])
  const ids = giveIds(made, before, format === plain)
  for (const [at, { id, draft, record }] of made.entries()) {
    const earlier = id === undefined ? undefined : before.get(id)
    if (!earlier) continue
    if (ids[at] === id && earlier['name'] !== record.name)
      findings.change(
        draft.line,
        'has the id of a product of the shop with another name: it is that one, renamed',
      )
    if (!before.has(ids[at] ?? 0))
      findings.change(
        draft.line,
        'has the id of another product of the shop, present or former: it gets a new one',
      )
  }
  const kept = made.flatMap(({ draft, record, variants }, at) => {
    const [category = '', ...others] = paths[at] ?? []
    const place = others.length > 0 ? { categories: [category, ...others] } : { category }
    const id = ids[at] ?? 0
    const { name, brand, ...fields } = record
    const options =
      settings.isTranslated && record.options && inOrderOf(before.get(id)?.['options'], record.options)
    const fresh: RawProduct = {
      id,
      name,
      ...place,
      ...(brand !== undefined && !sharedBrand && { brand }),
      ...fields,
      ...(options && { options }),
    }
    const whole = withOwnPictures(fresh, before.get(id) ?? {})
    if (![whole, ...(whole.variants ?? [])].some(({ images = [] }) => images.length > 0))
      findings.change(draft.line, 'has no picture: the shop shows its first letter')
    const cleaned = clean(whole)
    if (!cleaned.ok) {
      findings.leaveOut(draft.line, `has a wrong ${cleaned.problem.field}, which ${cleaned.problem.message}`)
      return []
    }
    for (const reason of cuts[at] ?? []) findings.change(draft.line, reason)
    for (const { field, message } of cleaned.notes)
      findings.change(draft.line, `loses a part: ${field} ${message}`)
    return [
      {
        whole: withShownHtml(whole),
        variants,
        isOther: isOther[at] === true,
        hasOwnPictures: !isDeepStrictEqual(whole, fresh),
      },
    ]
  })
  const records = kept.map(({ whole }) => whole).toSorted((a, b) => a.id - b.id)
  const keptIds = new Set(records.map(({ id }) => id))
  return {
    format,
    about: table.about,
    guessed: table.guessed,
    ownPictures: kept.filter(({ hasOwnPictures }) => hasOwnPictures).length,
    withoutCategory: settings.category === undefined ? kept.filter((one) => one.isOther).length : 0,
    rowCount: table.rows.length,
    isPage: table.isPage === true,
    records,
    former: [...before].flatMap(([id, record]) => (keptIds.has(id) ? [] : [record])),
    lost: lostFields(settings.before ?? [], records),
    changed: changedFields(settings.before ?? [], records),
    moved: records.flatMap(({ id, options = [] }) =>
      settings.isTranslated && hasMovedValues(before.get(id)?.['options'], options) ? [id] : [],
    ),
    findings,
    sharedBrand,
    unread,
    head,
    newCategories: start ? [] : newCategories,
    checkoutIds: Object.fromEntries(kept.flatMap(({ whole, variants }) => checkoutIdsOf(whole, variants))),
  }
}
