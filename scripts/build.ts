// First: the bundler reads the setting as it loads.
import './return-memory.ts'
import { dirname, relative, resolve } from 'node:path'
import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'
import { shortened, type Warning } from '../src/catalogue/import/record-warnings.ts'
import {
  type BuildMode,
  type BuiltLanguage,
  type Languages,
  type LanguageSource,
  makeLanguage,
  report,
} from './build-language.ts'
import { reportLines, warningsOf } from './build-report.ts'
import { findImageOrigins } from './catalogue/image-origins.ts'
import { draftSizes, misnamedPictures, writeOwnPictures } from './catalogue/own-pictures.ts'
import { findProductPages, hasAllFiles } from './catalogue/product-pages.ts'
import { filesIn } from './files-in.ts'
import { isMain } from './is-main.ts'
import { writeIcons } from './look/icons.ts'
import { loadMessages } from './messages/compile-messages.ts'
import { copyPublic, hiddenWarnings, watchPublic } from './pages/copy-public.ts'
import { hostedCardWarnings } from './pages/hosted-cards.ts'
import { pageFile } from './pages/page-files.ts'
import { redirectsOf } from './pages/redirect-pages.ts'
import type { ShopLayout } from './catalogue/shop-layout.ts'
import type { SiteFacts } from './pages/site-facts.ts'
import { writeSiteTexts } from './pages/site-texts.ts'
import { listPages } from './pages/write-pages.ts'
import { paths } from './paths.ts'
import { readArguments } from './read-arguments.ts'
import { compressFolder } from './release/compress.ts'
import { buildRelease, type ReleasePaths } from './release/release.ts'
import { writeSbom } from './release/sbom.ts'
import { namedFiles } from './serve/headers.ts'
import { writeHostingFiles } from './serve/hosting-files.ts'
import { readShopSources, type ShopSource } from './shop-source.ts'
import { baseOf, readSiteAddress } from './site-address.ts'
import { canOrder, connectOriginsOf } from './catalogue/shop-checkout.ts'
import { catalogueWarnings, forbidWarnings, messageWarnings } from './warnings.ts'

const usage = `npm run build               builds the shop, which SHOP can name, into dist
npm run build -- --strict   stops with the list of all warnings where there are any`

export interface BuildTarget extends ReleasePaths {
  readonly mode: BuildMode
  readonly siteFacts: string
  /** Ids of the products that get a page; all where it is missing. */
  readonly productIds?: readonly number[]
  /** True for a shop that only tests open: nothing is compressed, and the catalogue's own images are small. */
  readonly isDraft?: boolean
  /** True where no share card is drawn, which takes three seconds. */
  readonly hasNoCards?: boolean
  /** True where a warning about the owner's files ends the build. */
  readonly isStrict?: boolean
  /** In place of the configuration's, for tests. */
  readonly layout?: ShopLayout
}

/** Builds the whole shop into `dist`, ready for any static host. Where a step fails, `dist` does not change. */
export async function buildSite(target: BuildTarget): Promise<void> {
  const startedAt = performance.now()
  // React reads this variable, here and in the pages: the caller's environment must not set it.
  process.env['NODE_ENV'] = target.mode
  report('Reading the catalogue')
  const [main, ...others] = await readShopSources(target.layout)
  const languages = [withPages(main, target), ...others.map((source) => withPages(source, target))] as const
  const ofPublic = (await Promise.all(publicFolders(main).map(hiddenWarnings))).flat()
  if (target.isStrict)
    forbidWarnings([
      ...ofPublic,
      ...languages.flatMap(warningsOf),
      ...languages.flatMap((one) => hostedCardWarnings(one.catalogue, cardIds(one), one.shop)),
      ...(await misnamedPictures(resolve(main.folder, 'pictures'))),
    ])
  for (const line of new Set(languages.flatMap(warningLines))) console.warn(line)
  await buildRelease(target, (release, folder) => makeSite(target, languages, ofPublic, release, folder))
  const pages = languages.flatMap(({ allPages }) => allPages)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built ${pages.length} pages in ${seconds} s.`)
  if (target.mode === 'production' && !target.isDraft)
    await writeSbom(resolve(dirname(target.siteFacts), 'sbom.json'))
}

/** The catalogue's own files replace the project's. */
const publicFolders = ({ folder }: Pick<ShopSource, 'folder'>) =>
  [paths.root, folder].map((owner) => resolve(owner, 'public'))

const warningLines = ({ catalogue, messages }: ShopSource) => [
  ...catalogueWarnings(catalogue),
  ...messageWarnings(messages),
]

/** The products with a share card of their own. */
const cardIds = ({ products, isComplete }: LanguageSource): readonly number[] =>
  isComplete ? products.map(({ id }) => id) : []

function withPages(source: ShopSource, { productIds }: BuildTarget): LanguageSource {
  const { catalogue, shop, layout, language, textPages } = source
  const products = findProductPages(catalogue, shop.prerenderedProducts, productIds)
  const shopAddress = readSiteAddress(process.env['SITE_URL'], shop.siteUrl)
  const siteAddress = `${shopAddress}/${language.folder}`.slice(0, -1)
  return {
    ...source,
    tag: language.tag,
    siteAddress,
    base: baseOf(siteAddress),
    products,
    allPages: listPages(products, {
      parts: layout.parts,
      textPages,
      categories: catalogue.head.categories,
      hasOrderPage: canOrder(shop),
    }),
    isComplete: hasAllFiles(products, shop),
  }
}

async function makeSite(
  target: BuildTarget,
  languages: Languages,
  ofPublic: readonly string[],
  release: ReleasePaths,
  folder: string,
): Promise<SiteFacts> {
  const [main, ...others] = languages
  const { catalogue, shop, siteAddress, base } = main
  const { dist } = release

  for (const from of publicFolders(main)) await copyPublic(from, dist)
  const ownFiles = await filesIn(dist)
  if (main.look.icon !== null)
    await writeIcons(main.look.icon, dist, {
      paper: main.look.light.paper,
      own: await filesIn(resolve(main.folder, 'public')),
    })
  const findReplaced = await watchPublic(dist)
  // Beside all other steps, which leave a second core idle for half of their time.
  const pictures = drawPictures(target, languages, dist)
  // The build awaits it at the end: until then an error of another step has priority.
  pictures.catch(() => undefined)
  const built: BuiltLanguage[] = []
  for (const source of languages)
    built.push(
      await makeLanguage(target.mode, source, {
        languages,
        release,
        folder,
        cache: dirname(target.siteFacts),
      }),
    )
  await writeSiteTexts(dist, languages)
  if (!target.isDraft) {
    report('Compressing')
    await compressFolder(dist, resolve(dirname(target.siteFacts), 'compressed'), main.isComplete)
  }
  for (const { reportPrecached } of built) await reportPrecached?.()
  const ofPictures = await pictures
  const replaced = await findReplaced()
  const names = await filesIn(dist)
  const builtPages = new Set([
    ...built.flatMap(({ pages }) => pages).map((page) => relative(dist, page).replaceAll('\\', '/')),
    ...main.products.flatMap(({ oldPath }) => oldPath ?? []).map(pageFile),
  ])
  const ownPages = ownFiles.filter((file) => file.endsWith('.html') && !builtPages.has(file))
  const redirects = languages.flatMap((one) => redirectsOf(one.products, one.base))
  const folders = others.map(({ language }) => language.folder)
  const sources = {
    base,
    folders,
    scriptHashes: union(built.map(({ scriptHashes }) => scriptHashes)),
    styleHashes: union(built.map(({ styleHashes }) => styleHashes)),
    // The products of a service change without a build, and so may the hosts of their images.
    imageOrigins: catalogue.serviceUrl
      ? ['https:']
      : findImageOrigins(catalogue.products, catalogue.head.categories),
    connectOrigins: connectOriginsOf(
      shop,
      languages.map((one) => one.catalogue.serviceUrl),
    ),
  }
  const ofHosting = await writeHostingFiles({
    dist,
    sources,
    hashesByLanguage: built.map(({ scriptHashes, styleHashes }) => ({ scriptHashes, styleHashes })),
    siteAddress,
    files: names,
    ownPages,
    redirects,
    folder: release.hosting,
  })
  const warnings = [...ofPublic, ...replaced, ...ofPictures, ...ofHosting]
  if (target.isStrict) forbidWarnings(warnings)
  for (const warning of shortened(warnings)) console.warn(`[build] ${warning}`)
  if (target.mode === 'production')
    for (const line of reportLines(languages, names.length, warnings)) console.log(line)
  return { ...sources, files: namedFiles(names, folders), ownPages, redirects, name: shop.name }
}

const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]

/** Draws the catalogue's own images, and the share cards that contain them. Returns sentences about what is left out. */
async function drawPictures(
  { mode, siteFacts, isDraft, hasNoCards }: BuildTarget,
  languages: Languages,
  dist: string,
): Promise<readonly Warning[]> {
  const [main] = languages
  const ofPictures = await writeOwnPictures(
    resolve(main.folder, 'pictures'),
    dist,
    resolve(dirname(siteFacts), 'pictures'),
    isDraft ? draftSizes : undefined,
  )
  if (mode === 'development' || hasNoCards) return ofPictures
  report('Drawing share cards')
  // Imported late: it imports React, which reads the mode as it loads.
  const { writeSocialPictures } = await import('./pages/social-pictures.ts')
  const ofCards: Warning[] = []
  for (const one of languages) {
    const { folder, catalogue, shop, look, messages, language } = one
    const { warnings } = await writeSocialPictures(dist, {
      productIds: cardIds(one),
      catalogue,
      shop,
      look,
      direction: messages.direction,
      texts: (await loadMessages(messages.locale, folder)).social,
      cache: resolve(dirname(siteFacts), language.folder ? `social-${language.tag}` : 'social'),
      folder: resolve(dist, language.folder, 'social'),
    })
    ofCards.push(...warnings)
  }
  return [...ofPictures, ...ofCards]
}

if (isMain(import.meta.url)) {
  try {
    const { values } = readArguments(usage, { options: { strict: { type: 'boolean', default: false } } })
    if (values.help) console.log(usage)
    else await buildSite({ ...paths, mode: 'production', isStrict: values.strict })
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
