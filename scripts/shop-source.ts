import { basename, relative } from 'node:path'
import { loadMessages } from './messages/compile-messages.ts'
import { readMessages, type ShopMessages } from './messages/read-messages.ts'
import type { ShopConfig } from '../src/shop.types.ts'
import { type CatalogueFiles, catalogueCache, writeCatalogueFiles } from './catalogue/catalogue-files.ts'
import {
  findShopFolder,
  findShopFile,
  readChosenCatalogue,
  readChosenShop,
  readConfigWarnings,
  readTranslatedShop,
  type TranslatedShop,
} from './catalogue/chosen-shop.ts'
import { checkTargets } from './catalogue/check-targets.ts'
import { sharedSlug } from '../src/catalogue/import/shared-slug.ts'
import { shippingWarnings } from './catalogue/shipping-warnings.ts'
import { placeholderRecords, placeholderWarnings } from './catalogue/demo-texts.ts'
import { pagesWith } from '../src/site/pages.ts'
import { buildHome, type BuiltHome, type HomeOptions } from './home/build-home.ts'
import { homeIds } from './home/home-ids.ts'
import { layoutOf, type ShopLayout, withoutReviews } from './catalogue/shop-layout.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { readCatalogue } from './catalogue/read-catalogue.ts'
import { fromServiceIn } from './catalogue/service-catalogue.ts'
import { type Look, readLook } from './look/read-look.ts'
import { checkPageLinks } from './text-pages/check-page-links.ts'
import { linkTargets, productLinkWarnings } from './text-pages/link-targets.ts'
import { type BuiltTextPage, readTextPages, untranslatedPages } from './text-pages/read-text-pages.ts'
import { paths } from './paths.ts'
import {
  isLanguageTag,
  languagesOf,
  type LanguageWords,
  type ShopLanguage,
} from './catalogue/shop-languages.ts'
import { unreadFiles } from './catalogue/unread-files.ts'

/** What a shop is built from, in one language. */
export interface ShopSource {
  /** The shop's folder; absolute. */
  readonly folder: string
  readonly catalogue: Catalogue
  /** Null for a catalogue that is embedded in the scripts. */
  readonly files: CatalogueFiles | null
  readonly shop: ShopConfig
  /** IANA: of the opening hours and meetings. */
  readonly timeZone: string
  readonly layout: ShopLayout
  /** The owner's sections of the home page, by their position in the layout. */
  readonly sections: BuiltHome
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
  const [folder, read, { shop, timeZone, ...configured }] = await Promise.all([
    findShopFolder(),
    readChosenCatalogue(),
    readChosenShop(),
  ])
  const { locale } = read.head
  const look = await readLook(folder, shop.name)
  const chosenLayout = layout ?? layoutOf(configured, read.testimonials.length > 0)
  const chosen = process.env['SHOP_LANGUAGE']
  if (chosen && shop.languages?.slice(1).includes(chosen)) {
    const main = { folder, timeZone, layout: chosenLayout, look, catalogue: read }
    return { ...(await translate(main, { tag: chosen, folder: '' }, layout)), languages: [] }
  }
  const catalogue = shownOf(read, chosenLayout)
  const messages = await readMessages(locale, folder)
  checkTargets(configOf(folder), shop, catalogue.products)
  const { catalogue: linked, ...texts } = await withOwnTexts(catalogue, messages, {
    shop,
    folder,
    ...chosenLayout,
    written: configured.home ?? chosenLayout.home,
    file: configOf(folder),
    mainCategories: catalogue.head.categories,
  })
  return {
    folder,
    ...texts,
    catalogue: {
      ...linked,
      warnings: [
        ...linked.warnings,
        ...look.warnings,
        ...shippingWarnings(shop, catalogue.products),
        ...placeholderRecords(catalogue),
        ...(await readConfigWarnings(folder)),
        ...(await readUnreadFiles(folder, shop, locale)),
      ],
    },
    files: await writeCatalogueFiles(catalogue, catalogueCache),
    shop,
    timeZone,
    layout: chosenLayout,
    look,
    messages,
    language: { tag: locale, folder: '' },
    languages: [],
  }
}

const configOf = (folder: string) => relative(paths.root, findShopFile(folder, 'shop.config.ts'))

/** Those of the demonstration are read by tests and by the build itself. */
async function readUnreadFiles(
  folder: string,
  shop: ShopConfig,
  locale: string,
): Promise<Catalogue['warnings']> {
  if (basename(folder) === 'demo') return []
  const languages = [...languagesOf(shop, locale).map(({ tag }) => tag), ...(shop.languages ?? [])]
  // `pseudo` is none.
  const chosen = [process.env['SHOP_LANGUAGE'] ?? ''].filter(isLanguageTag)
  return unreadFiles(folder, locale, [...languages.filter((tag) => tag !== languages[0]), ...chosen])
}

/** What the shop shows of a catalogue. */
const shownOf = (catalogue: Catalogue, { parts }: ShopLayout) =>
  parts.reviews ? catalogue : withoutReviews(catalogue)

/** The owner's pages and sections in the language of the messages, and the catalogue with warnings about them. */
async function withOwnTexts(
  catalogue: Catalogue,
  { locale }: ShopMessages,
  {
    home,
    parts,
    shop,
    mainLocale = locale,
    ...of
  }: Omit<HomeOptions, 'catalogue' | 'targets'> &
    ShopLayout &
    Pick<ShopSource, 'shop'> & { readonly mainLocale?: string },
): Promise<Pick<ShopSource, 'catalogue' | 'textPages' | 'sections'>> {
  const site = { sitePages: pagesWith(parts), homeIds: homeIds(home) }
  const textPages = await readTextPages(of.folder, catalogue, { locale, mainLocale, ...site })
  const targets = linkTargets(of.folder, catalogue, textPages, site)
  checkPageLinks(of.file, shop, targets)
  const { sections, warnings: ofHome } = await buildHome(home, { ...of, catalogue, targets })
  const ofTexts = [...productLinkWarnings(catalogue, targets), ...placeholderWarnings(textPages), ...ofHome]
  return { textPages, sections, catalogue: { ...catalogue, warnings: [...catalogue.warnings, ...ofTexts] } }
}

/**
 * The shop in each of its languages, the main one first. Throws `ConfigurationError` where it cannot be used.
 */
export async function readShopSources(layout?: ShopLayout): Promise<readonly [ShopSource, ...ShopSource[]]> {
  const main = await readShopSource(layout)
  const [first, ...others] = languagesOf(main.shop, main.catalogue.head.locale)
  if (!first) return [main]
  const translations = await Promise.all(others.map((language) => translate(main, language, layout)))
  const own = { ...main, catalogue: withSlugs(main.catalogue), language: first }
  const all = [own, ...translations]
  const pages = new Set(all.flatMap(({ textPages }) => textPages.map(({ path }) => path)))
  const languages = await Promise.all(all.map((source) => wordsOf(source, pages)))
  return [{ ...own, languages }, ...translations.map((source) => ({ ...source, languages }))]
}

/** A language as the others name and offer it. */
async function wordsOf(
  { folder, language, textPages, messages: { locale, direction } }: Omit<ShopSource, 'languages'>,
  pages: ReadonlySet<string>,
): Promise<LanguageWords> {
  const { tag } = language
  const { notices } = await loadMessages(locale, folder)
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return {
    ...language,
    // As a menu writes it: français begins a line as Français.
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    direction,
    missingPages: [...pages].filter((page) => !textPages.some(({ path }) => path === page)),
    offer: notices.alsoInLanguage,
    close: notices.close,
  }
}

/** With the names of its categories that addresses of all languages accept. */
function withSlugs(catalogue: Catalogue): Catalogue {
  const categories = catalogue.head.categories.map((category) => ({
    ...category,
    slug: sharedSlug(category, catalogue.head.locale),
  }))
  return { ...catalogue, head: { ...catalogue.head, categories, hasCategorySlugs: true } }
}

/** The shop in another language than the main one. `given` replaces the sections of its configuration. */
async function translate(
  {
    folder,
    timeZone,
    layout,
    look,
    catalogue: { head, serviceUrl },
  }: Pick<ShopSource, 'folder' | 'timeZone' | 'layout' | 'look' | 'catalogue'>,
  language: ShopLanguage,
  given?: ShopLayout,
): Promise<Omit<ShopSource, 'languages'>> {
  const { tag } = language
  const [own, translated, messages] = await Promise.all([
    readCatalogue(folder, tag, serviceUrl !== null),
    readTranslatedShop(folder, tag),
    readMessages(tag, folder),
  ])
  const read = serviceUrl === null ? own : await fromServiceIn(tag, own, translated.shop.source)
  const catalogue = shownOf(read, layout)
  // The keys of variants have the words of the language.
  checkTargets(configOf(folder), translated.shop, catalogue.products)
  const home = given?.home ?? translated.home ?? layout.home
  const hasTestimonials = layout.home.some(({ kind }) => kind === 'testimonials')
  const { catalogue: linked, ...texts } = await withOwnTexts(catalogue, messages, {
    folder,
    shop: translated.shop,
    home: layoutOf({ home }, hasTestimonials).home,
    parts: layout.parts,
    written: home,
    file: translated.file,
    mainCategories: head.categories,
    mainLocale: head.locale,
  })
  const ofPages = untranslatedPages(texts.textPages, tag)
  return {
    folder,
    ...texts,
    catalogue: { ...linked, warnings: [...linked.warnings, ...translated.warnings, ...ofPages] },
    files: await writeCatalogueFiles(catalogue, `${catalogueCache}-${tag}`),
    shop: translated.shop,
    timeZone,
    layout,
    look,
    translated,
    messages,
    language,
  }
}
