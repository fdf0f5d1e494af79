import { loadMessages } from './messages/compile-messages.ts'
import { readMessages, type ShopMessages } from './messages/read-messages.ts'
import type { ShopConfig } from '../src/shop.types.ts'
import { type CatalogueFiles, catalogueCache, writeCatalogueFiles } from './catalogue/catalogue-files.ts'
import {
  findCatalogueFolder,
  readChosenCatalogue,
  readChosenShop,
  readDemoTexts,
  readTranslatedShop,
  type TranslatedShop,
} from './catalogue/chosen-shop.ts'
import { sharedSlug } from '../src/catalogue/import/translate-head.ts'
import { placeholderWarnings } from './catalogue/demo-texts.ts'
import { layoutOf, type ShopLayout, withoutReviews } from './catalogue/shop-layout.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { readCatalogue } from './catalogue/read-catalogue.ts'
import { type Look, readLook } from './look/read-look.ts'
import { linkTargets, productLinkWarnings } from './text-pages/link-targets.ts'
import { type BuiltTextPage, readTextPages } from './text-pages/read-text-pages.ts'
import { languagesOf, type LanguageWords, type ShopLanguage } from './catalogue/shop-languages.ts'

/** What a shop is built from, in one language. */
export interface ShopSource {
  /** The catalogue's folder; absolute. */
  readonly folder: string
  readonly catalogue: Catalogue
  /** Null for a catalogue that is embedded in the scripts. */
  readonly files: CatalogueFiles | null
  readonly shop: ShopConfig
  readonly layout: ShopLayout
  readonly look: Look
  readonly messages: ShopMessages
  /** The owner's pages, in the order of their links. */
  readonly textPages: readonly BuiltTextPage[]
  readonly language: ShopLanguage
  /** Instead of the owner's modules, in another language than the main one. */
  readonly translated?: TranslatedShop
  /** Those that this build links to each other, the main one first; empty for a build of one language. */
  readonly languages: readonly LanguageWords[]
}

/**
 * Reads and checks the chosen shop in its main language, or in the one of its others that SHOP_LANGUAGE names. Throws
 * `ConfigurationError` where it cannot be used. `layout` replaces that of its configuration.
 */
export async function readShopSource(layout?: ShopLayout): Promise<ShopSource> {
  const [folder, read, { shop, ...configured }] = await Promise.all([
    findCatalogueFolder(),
    readChosenCatalogue(),
    readChosenShop(),
  ])
  const { locale } = read.head
  const look = await readLook(folder, shop.name)
  const chosenLayout = layout ?? layoutOf(configured, read.testimonials.length > 0)
  const chosen = process.env['SHOP_LANGUAGE']
  if (chosen && shop.languages?.slice(1).includes(chosen))
    return {
      ...(await translate(folder, { layout: chosenLayout, look }, { tag: chosen, folder: '' })),
      languages: [],
    }
  const catalogue = shownOf(read, chosenLayout)
  const messages = await readMessages(locale, folder)
  const { textPages, catalogue: linked } = await withTextPages(folder, catalogue, messages)
  return {
    folder,
    textPages,
    catalogue: {
      ...linked,
      warnings: [...linked.warnings, ...look.warnings, ...(await readDemoTexts(folder))],
    },
    files: await writeCatalogueFiles(catalogue, catalogueCache),
    shop,
    layout: chosenLayout,
    look,
    messages,
    language: { tag: locale, folder: '' },
    languages: [],
  }
}

/** What the shop shows of a catalogue. */
const shownOf = (catalogue: Catalogue, { parts }: ShopLayout) =>
  parts.reviews ? catalogue : withoutReviews(catalogue)

/** The owner's pages in the language of the messages, and the catalogue with warnings about its links. */
async function withTextPages(
  folder: string,
  catalogue: Catalogue,
  { locale }: ShopMessages,
): Promise<Pick<ShopSource, 'catalogue' | 'textPages'>> {
  const textPages = await readTextPages(folder, catalogue, locale)
  const linkWarnings = productLinkWarnings(catalogue, linkTargets(folder, catalogue, textPages))
  const warnings = [...catalogue.warnings, ...linkWarnings, ...placeholderWarnings(textPages)]
  return { textPages, catalogue: { ...catalogue, warnings } }
}

/**
 * The shop in each of its languages, the main one first. Throws `ConfigurationError` where it cannot be used.
 */
export async function readShopSources(layout?: ShopLayout): Promise<readonly [ShopSource, ...ShopSource[]]> {
  const main = await readShopSource(layout)
  const [first, ...others] = languagesOf(main.shop, main.catalogue.head.locale)
  if (!first) return [main]
  const translations = await Promise.all(others.map((language) => translate(main.folder, main, language)))
  const own = { ...main, catalogue: withSlugs(main.catalogue), language: first }
  const languages = await Promise.all([own, ...translations].map(wordsOf))
  return [{ ...own, languages }, ...translations.map((source) => ({ ...source, languages }))]
}

/** A language as the others name and offer it. */
async function wordsOf({
  folder,
  language,
  messages: { locale, direction },
}: Omit<ShopSource, 'languages'>): Promise<LanguageWords> {
  const { tag } = language
  const { notices } = await loadMessages(locale, folder)
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return {
    ...language,
    // As a menu writes it: français begins a line as Français.
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    direction,
    offer: notices.alsoInLanguage,
    close: notices.close,
  }
}

/** With the names of its categories that addresses of all languages accept. */
function withSlugs(catalogue: Catalogue): Catalogue {
  const categories = catalogue.head.categories.map((category) => ({
    ...category,
    slug: sharedSlug(category),
  }))
  return { ...catalogue, head: { ...catalogue.head, categories, hasCategorySlugs: true } }
}

/** The shop in another language than the main one. */
async function translate(
  folder: string,
  { layout, look }: Pick<ShopSource, 'layout' | 'look'>,
  language: ShopLanguage,
): Promise<Omit<ShopSource, 'languages'>> {
  const { tag } = language
  const [read, translated, messages] = await Promise.all([
    readCatalogue(folder, tag),
    readTranslatedShop(folder, tag),
    readMessages(tag, folder),
  ])
  const catalogue = shownOf(read, layout)
  const { textPages, catalogue: linked } = await withTextPages(folder, catalogue, messages)
  return {
    folder,
    catalogue: { ...linked, warnings: [...linked.warnings, ...translated.warnings] },
    textPages,
    files: await writeCatalogueFiles(catalogue, `${catalogueCache}-${tag}`),
    shop: translated.shop,
    layout,
    look,
    translated,
    messages,
    language,
  }
}
