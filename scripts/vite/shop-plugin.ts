import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { usualDetails } from '../catalogue/check-details.ts'
import type { BuiltHome } from '../home/build-home.ts'
import type { ShopLayout } from '../catalogue/shop-layout.ts'
import type { ShopConfig } from '../../src/shop.types.ts'
import { pagesWith } from '../../src/site/pages.ts'
import { paths } from '../paths.ts'
import type { BuiltTextPage } from '../text-pages/read-text-pages.ts'
import { exportsOf, serveModules } from './virtual-modules.ts'

const namespace = 'virtual:shop/'

/** The name of the plugin that writes the constants of the parts: styles, which are compiled apart, need it alone. */
export const partsPlugin = 'shop-parts'

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Kinds of sections with texts of their own. */
const ownKinds = ['row', 'tiles', 'text', 'newsletter']

/** `hasMeeting` and the like, by the kinds of sections and the names of parts. */
function partsOf({ home, parts }: ShopLayout): Readonly<Record<string, boolean>> {
  const kinds = ['hero', 'testimonials', 'contact', 'meeting', ...ownKinds]
  const has = (kind: string) => home.some((section) => section.kind === kind)
  return {
    ...Object.fromEntries(kinds.map((kind) => [`has${capital(kind)}Section`, has(kind)])),
    hasOwnSections: ownKinds.some(has),
    hasStars: parts.reviews || has('testimonials'),
    ...Object.fromEntries(Object.entries(parts).map(([part, isOn]) => [`has${capital(part)}`, isOn])),
  }
}

/** The modules that a part alone uses, with their components: all that they import goes with them. */
const componentsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  testimonialsSection: { 'testimonials/testimonials-section': 'TestimonialsSection' },
  contactSection: { 'contact/contact-section': 'ContactSection' },
  meetingSection: { 'meeting/meeting-section': 'MeetingSection' },
  heroSection: { 'home/hero': 'Hero' },
  ownSections: { 'home/own-section': 'OwnSection' },
  rowSection: { 'home/row-section': 'RowSection' },
  tilesSection: { 'home/tiles-section': 'TilesSection' },
  textSection: { 'home/text-section': 'TextSection' },
  newsletterSection: { 'home/newsletter-section': 'NewsletterSection' },
  saved: {
    'saved/save-button': 'SaveButton',
    'saved/saved-mark': 'SavedMark',
    'saved/saved-count': 'SavedCount',
    'browse/filters/share-saved': 'ShareSaved',
    'browse/filters/shared-list': 'SharedList',
    'notices/full-list-notice': 'FullListNotice',
  },
  compare: {
    'browse/card/compare-tool': 'CompareTool',
    'compare/compare-button': 'CompareButton',
    'compare/compare-tray': 'CompareTray',
  },
  stars: { 'ui/rating': 'Rating' },
  newsletter: { 'shell/newsletter': 'Newsletter' },
  share: {
    'browse/filters/share-saved': 'ShareSaved',
    'browse/filters/shared-list': 'SharedList',
    'cart/cart-link-question': 'CartLinkQuestion',
    'cart/share-cart': 'ShareCart',
    'product/share-button': 'ShareButton',
  },
  languages: { 'languages/language-menu': 'LanguageMenu', 'notices/language-offer': 'LanguageOffer' },
  lab: { 'lab/lab-panel': 'LabPanel', 'lab/size-notice': 'SizeNotice' },
}

/** The stored lists of ids, which shared modules read: those of a part that is off are empty, and nothing is stored. */
const listsOf: Readonly<Record<string, { readonly file: string; readonly code: string }>> = {
  saved: {
    file: 'src/saved/saved.ts',
    code: `import { atom } from 'jotai'
export const savedIdsAtom = /* @__PURE__ */ atom([])
export const readSavedIds = () => []
export const subscribeSaved = () => () => {}
`,
  },
  compare: {
    file: 'src/compare/compared-ids.ts',
    code: `import { atom } from 'jotai'
export const comparedIdsAtom = /* @__PURE__ */ atom([])
export const leastCompared = Infinity
`,
  },
}

/** An import of constants; none has another name there. */
const importOfParts = /^import\s*\{([^}]*)\}\s*from\s*'virtual:shop\/parts'/gm

/** Any import or re-export of them; one that is not written as above cannot be replaced. */
const anyImportOfParts = /^\s*(?:import|export)\b[^'"]*\bfrom\s*['"]virtual:shop\/parts['"]/m

const textPageView = resolve(paths.root, 'src/text-pages/text-page-view.tsx')

/** The owner's pages: their links, and each text as a module of its own. The code for them is left out where there are none. */
function textPageModules(pages: readonly BuiltTextPage[]): readonly (readonly [string, string])[] {
  const linksIn = (place: BuiltTextPage['place']) =>
    pages.filter((page) => page.place === place).map(({ path, title }) => ({ path, title }))
  // The chunk of a page has the last part of this name, which is no other chunk's.
  const idOf = (name: string) => `${namespace}text-of-${name}`
  const loaders = pages.map(({ name, path }) => `  ${JSON.stringify(path)}: () => import('${idOf(name)}'),\n`)
  const importView = pages.length > 0 ? `() => import(${JSON.stringify(textPageView)})` : 'null'
  return [
    [`${namespace}text-page-paths`, exportsOf({ textPagePaths: pages.map(({ path }) => path) })],
    [
      `${namespace}text-pages`,
      exportsOf({ headerPages: linksIn('header'), footerPages: linksIn('footer') }) +
        `export const importTextPageView = ${importView}\n` +
        `export const importTextPage = {\n${loaders.join('')}}\n`,
    ],
    ...pages.map(
      ({ name, title, description, lang, nodes }) =>
        [idOf(name), exportsOf({ textPage: { name, title, description, lang, nodes } })] as const,
    ),
  ]
}

interface Owned {
  /** What pages say before the configuration itself is fetched. */
  readonly shop?: Pick<ShopConfig, 'name' | 'hero'>
  readonly sections?: BuiltHome
  readonly textPages?: readonly BuiltTextPage[]
  readonly hasLanguages?: boolean
  /** Whether wide windows have the categories in a menu, too. */
  readonly hasCategoriesMenu?: boolean
  /** The owner's `shop.details.ts`; absolute. */
  readonly detailsFile?: string
  /** The owner's `listeners.ts`; absolute. Null for none. */
  readonly listenersFile?: string | null
}

/**
 * Serves the shop's parts, the home page's sections and the owner's pages as `virtual:shop/…` (typed in
 * `src/site/virtual.d.ts`). The modules of what is switched off are replaced before they are read: neither their
 * scripts nor their styles can remain.
 */
export function shopPlugin(
  layout: ShopLayout,
  {
    shop,
    sections = [],
    textPages = [],
    hasLanguages = false,
    hasCategoriesMenu = false,
    detailsFile,
    listenersFile = null,
  }: Owned = {},
): Plugin[] {
  const constants: Readonly<Record<string, unknown>> = {
    ...partsOf(layout),
    hasLanguages,
    hasCategoriesMenu,
    hasTextPages: textPages.length > 0,
    pagePaths: pagesWith(layout.parts),
    shopName: shop?.name,
  }
  const modules = new Map([
    [`${namespace}home`, exportsOf({ home: layout.home.map(({ kind }) => ({ kind })), hero: shop?.hero })],
    [`${namespace}sections`, exportsOf({ sections })],
    [`${namespace}usual-details`, exportsOf(usualDetails)],
    [
      `${namespace}listeners`,
      `export const importListeners = ${listenersFile === null ? 'null' : `() => import(${JSON.stringify(listenersFile)})`}\n`,
    ],
    ...textPageModules(textPages),
    // For the development server's scan of dependencies, which transforms nothing.
    [`${namespace}parts`, exportsOf(constants)],
  ])
  const served = serveModules(modules)
  const components = Object.entries(componentsOf)
    .filter(([part]) => !constants[`has${capital(part)}`])
    .flatMap(([, modulesOfPart]) => Object.entries(modulesOfPart))
    .map(([file, name]): [string, string] => [
      resolve(paths.root, `src/${file}.tsx`),
      `export const ${name} = () => null\n`,
    ])
  const lists = Object.entries(listsOf)
    .filter(([part]) => !constants[`has${capital(part)}`])
    .map(([, { file, code }]): [string, string] => [resolve(paths.root, file), code])
  const replaced = new Map([...components, ...lists])
  const modulesPlugin: Plugin = {
    name: 'shop',
    // Before the router's plugin divides the routes' files.
    enforce: 'pre',
    resolveId: served.resolveId,
    load: (id) => replaced.get(id.split('?', 1)[0] ?? '') ?? served.load(id),
    // The file's own exports precede those of another module.
    transform: (code, id) =>
      id === detailsFile ? `${code}\nexport * from '${namespace}usual-details'\n` : undefined,
  }
  const parts: Plugin = {
    name: partsPlugin,
    enforce: 'pre',
    transform(code, id) {
      if (!anyImportOfParts.test(code)) return undefined
      // Constants of each module instead of a module: the bundler drops what they switch off before it follows imports, so
      // that not even an empty chunk remains.
      const inlined = code.replaceAll(importOfParts, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) => `const ${name} = ${JSON.stringify(constants[name])};`)
          .join(' '),
      )
      if (anyImportOfParts.test(inlined))
        throw new Error(
          `${id}: write import { … } from '${namespace}parts', so that what is off can be left out.`,
        )
      return inlined
    },
  }
  return [modulesPlugin, parts]
}
