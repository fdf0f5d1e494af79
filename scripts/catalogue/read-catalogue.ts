import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import type { CatalogueSettings } from '../../src/catalogue/settings/catalogue-settings.ts'
import { cleanCatalogue } from '../../src/catalogue/import/clean-catalogue.ts'
import { categoryTextsOf, checkHead } from '../../src/catalogue/import/clean-head.ts'
import { completeHead } from '../../src/catalogue/import/complete-head.ts'
import { leftOutText } from '../../src/catalogue/import/json-fault.ts'
import { withVariantGroups } from '../../src/catalogue/import/group-variants.ts'
import { findOptionFilters } from '../../src/catalogue/import/option-filters.ts'
import { cleanSynonyms } from '../../src/catalogue/import/clean-synonyms.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { GeneratedProducts } from '../../src/catalogue/generated-products.ts'
import type { Product } from '../../src/catalogue/product.ts'
import type { RecordProblem } from '../../src/catalogue/import/unknown-fields.ts'
import { translateHead } from '../../src/catalogue/import/translate-head.ts'
import { translateRecords } from '../../src/catalogue/import/translate-records.ts'
import {
  fewOf,
  inFull,
  leftOutSentences,
  noteSentences,
  sharedSentences,
} from '../../src/catalogue/import/record-warnings.ts'
import { slugOf } from '../../src/catalogue/slug.ts'
import {
  type RawRecords,
  type RawTranslation,
  readPart,
  readTranslation,
  recordsIn,
} from './catalogue-parts.ts'
import { joinsWordsIn } from './joined-words.ts'
import { type Catalogue, generatedIds } from './catalogue.ts'
import { cleanTestimonials } from './clean-testimonials.ts'
import { finderIn, hasLettersAlone } from './find-products.ts'
import { importExport } from './import-file.ts'
import { leaveOutMissing, missingHeroPictures } from './missing-pictures.ts'
import { labelsInLanguage, missingWords } from './translated-categories.ts'
import { mainWordsWarning } from './translate-shop.ts'
import { misspeltFile, otherRecords } from './unread-files.ts'

/** What an owner has written, unchecked. */
export interface RawCatalogue extends RawRecords {
  readonly head: unknown
  readonly synonyms?: unknown
  readonly testimonials?: unknown
  readonly hasHeroPicture?: boolean
  readonly generated?: GeneratedProducts | null
  readonly generatedFile?: string | null
  /** True where a service has the products: the folder may have none. */
  readonly isServed?: boolean
  /** The language of the catalogue to be, where it is not the main one. */
  readonly translation?: RawTranslation
}

/** Products have slugs only where addresses contain them. */
function withSlug({ slug, ...product }: Product, { addresses, locale }: CatalogueSettings): Product {
  return addresses === 'slug' ? { ...product, slug: slug ?? slugOf(product.name, locale) } : product
}

/** Columns have 16 bits for a product's brand, and for its categories. */
const mostCodes = 65_000

/**
 * Checks a catalogue. Throws `ConfigurationError` where the head is wrong, no record can be used or there are too many
 * brands; other bad records and rows are left out.
 */
export function checkCatalogue({
  head: rawHead,
  records,
  lines,
  unreadable = [],
  synonyms: table,
  testimonials: givenTestimonials,
  hasHeroPicture = false,
  generated = null,
  generatedFile = null,
  isServed = false,
  translation,
}: RawCatalogue): Catalogue {
  const leftOut = ({
    id,
    index,
    field,
    message,
    others = [],
  }: RecordProblem & { readonly index: number }) => {
    const also = others.length > 0 ? `; also wrong: ${others.join(', ')}` : ''
    const position = lines ? `line ${lines[index]}` : `record ${index + 1}`
    return `${id === null ? 'A product' : `Product ${id}`} (${position}) is left out: ${field} ${message}${also}`
  }
  const main = checkHead(rawHead)
  const translated = translation && translateHead(main, translation.language)
  // Two labels that differ in the main language may be the same in another one.
  const checked = translated ? checkHead(translated.head) : main
  if (generated && !checked.sizes)
    throw new ConfigurationError('A catalogue with generated products must have `sizes`.')
  if (!generated && checked.sizes)
    throw new ConfigurationError(
      '`sizes` are for a catalogue with generated products: generated.ts is missing.',
    )
  const draft = completeHead(checked, [])
  const rules = {
    categories: draft.categories,
    digits: draft.money.digits,
    firstGeneratedId: generated?.firstId,
  }
  const inLanguage =
    translation &&
    translated &&
    translateRecords(records, {
      tag: translation.language,
      mainLocale: main.locale,
      words: translation.words,
      labels: labelsInLanguage(main, translated.labels),
      rules,
    })
  const { products: cleaned, problems, notes } = cleanCatalogue(inLanguage?.records ?? records, rules)
  const bad = [
    ...fewOf(
      unreadable.map((fault) => `Line ${fault.line} of the records ${leftOutText(fault)}`),
      'lines are no JSON',
    ),
    ...leftOutSentences(problems, leftOut),
  ]
  const badCount = unreadable.length + problems.length
  if (cleaned.length === 0 && badCount > 0 && !generated)
    throw new ConfigurationError(
      `None of the ${badCount} records can be used. ${inFull(bad).slice(0, 3).join('. ')}.`,
    )
  const slugged = cleaned.map((product) => withSlug(inLanguage?.withOriginals(product) ?? product, draft))
  const options = generated
    ? { filters: [], warnings: [] }
    : findOptionFilters(
        slugged,
        inLanguage?.optionNames(checked.optionFilters) ?? checked.optionFilters,
        draft.locale,
      )
  const head = completeHead(checked, slugged, options.filters)
  const products = withVariantGroups(slugged, options.filters)
  const brands = new Set(products.flatMap(({ brand }) => brand ?? []))
  if (generated) brands.add(generated.brand)
  if (brands.size > mostCodes)
    throw new ConfigurationError(`There must be at most ${mostCodes} brands, and there are ${brands.size}.`)
  const find = finderIn(
    [...products, ...generatedIds({ generated, head }).flatMap((id) => generated?.product(id) ?? [])],
    head.searchMode,
  )
  // What a service has is not known here.
  const isElsewhere = isServed && cleaned.length === 0
  const isFound = (search: string) => isElsewhere || find(search).length > 0
  const { synonyms, problems: rowProblems } = cleanSynonyms(table ?? {}, isFound)
  // In a language that joins words, the letters may be one of them.
  const neverOffered =
    isElsewhere || joinsWordsIn(head.locale)
      ? []
      : [...new Set([...synonyms.values()].flat())].filter((search) => hasLettersAlone(find(search), search))
  const byName = new Intl.Collator(head.locale)
  const { testimonials, problems: testimonialProblems } = cleanTestimonials(givenTestimonials ?? [])
  if (head.categories.length + head.sharedPlaces.length > mostCodes)
    throw new ConfigurationError(
      `There must be at most ${mostCodes} categories and combinations of them: the products are in ${head.sharedPlaces.length} different ones of several.`,
    )
  return {
    head,
    categoryTexts: head.hasCategoryTexts ? categoryTextsOf(checked) : {},
    products,
    testimonials,
    hasHeroPicture,
    brands: [...brands].toSorted((a, b) => byName.compare(a, b)),
    generated,
    generatedFile,
    synonyms,
    serviceUrl: null,
    serviceSnapshot: null,
    warnings: [
      // What is wrong with the records was said of the main language.
      ...(inLanguage
        ? [
            ...inLanguage.warnings(),
            ...missingWords(translation?.language ?? '', 'label', translated?.missing ?? []),
            ...missingWords(translation?.language ?? '', 'text', translated?.missingTexts ?? []),
          ]
        : [
            ...bad,
            ...(cleaned.length === 0 && !generated && !isServed
              ? ['The list of records is empty: the shop has no products']
              : []),
            ...(badCount > 1 ? [`${badCount} of ${badCount + cleaned.length} records are left out`] : []),
            ...noteSentences(notes),
            ...options.warnings,
            // Those of names are the same where two products have one name, which is no mistake.
            ...sharedSentences(cleaned),
          ]),
      ...testimonialProblems,
      ...rowProblems.map(({ typed, message }) => `The synonym “${typed}” is left out: ${message}`),
      ...neverOffered.map(
        (search) =>
          `The search text “${search}” of a synonym is never offered: most products that it finds have its letters within other words`,
      ),
    ],
  }
}

/** Reads and checks the catalogue in a folder; throws `ConfigurationError`. `isServed`: as in `RawCatalogue`. */
export async function readCatalogue(folder: string, language?: string, isServed = false): Promise<Catalogue> {
  const [head, products, synonyms, ownTestimonials] = await Promise.all([
    readPart(folder, 'head'),
    readPart(folder, 'products'),
    // Those of the main language would find nothing.
    readPart(folder, 'synonyms', language),
    readPart(folder, 'testimonials', language),
  ])
  const testimonials = ownTestimonials ?? (await readPart(folder, 'testimonials'))
  if (head === undefined)
    throw new ConfigurationError(
      `There is no catalogue in ${folder}: head.ts or head.json is missing.${await misspeltFile(folder, 'head')}`,
    )
  const records = recordsIn(isServed ? (products ?? []) : products)
  if (!records)
    throw new ConfigurationError(
      products === undefined
        ? `${folder} needs a list of records: products.jsonl, products.json or products.ts.${await misspeltFile(folder, 'products')}${await otherRecords(folder)}`
        : `The records in ${folder} must be a list: [ … ].`,
    )
  const file = resolve(folder, 'generated.ts')
  const generatedFile = existsSync(file) ? file : null
  const generated =
    generatedFile === null ? null : await importExport<GeneratedProducts>(generatedFile, 'generated')
  const catalogue = checkCatalogue({
    head,
    ...records,
    synonyms,
    testimonials,
    hasHeroPicture: missingHeroPictures(folder).length === 0,
    generated,
    generatedFile,
    isServed,
    ...(language !== undefined && { translation: await readTranslation(folder, language) }),
  })
  const complete = leaveOutMissing(folder, catalogue)
  if (language === undefined) return complete
  const kept =
    ownTestimonials === undefined && catalogue.testimonials.length > 0 ? ['the list of testimonials'] : []
  const ofTestimonials = mainWordsWarning(language, kept, `testimonials.${language}.json`)
  // Missing images were named in the main language.
  return { ...complete, warnings: [...catalogue.warnings, ...ofTestimonials] }
}
