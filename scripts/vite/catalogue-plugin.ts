import { readFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Connect, Plugin } from 'vite'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { splitProduct, detailsGroupAt } from '../../src/catalogue/source/split-product.ts'
import { type CatalogueFiles, codesVersionOf } from '../catalogue/catalogue-files.ts'
import { factsFile } from '../../src/catalogue/files/file-names.ts'
import { pathInSite } from '../../src/site/path.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { catalogueWarnings } from '../warnings.ts'
import { stemmerModule } from './stemmers.ts'
import { exportsOf, serveModules, valueModules } from './virtual-modules.ts'

const namespace = 'virtual:catalogue/'

const catalogueSources = resolve(paths.root, 'src/catalogue')

/** MB on the wire of what the service worker precaches of a shop without products: the build prints the sum. */
const programMegabytes = 0.57

/** The scripts have the form of quality 11, which is a tenth smaller, and takes seconds for some thousand products. */
const quality = 5

/** About what the service worker precaches of a shop whose scripts contain this, in MB with one decimal. */
function offlineSize(embedded: object): number {
  const text = JSON.stringify(embedded)
  const { length } = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return Math.round((programMegabytes + length / 1e6) * 10) / 10
}

/** An exported function that imports one of the catalogue's modules; null where the shop has no use for it. */
const exportedImport = (name: string, file: string | null) =>
  `export const ${name} = ${file === null ? 'null' : `() => import(${JSON.stringify(resolve(catalogueSources, file))})`}\n`

/** Exports of a module of the shop; null where it has no use for them. */
const exportedParts = (names: readonly string[], file: string | null) =>
  file === null
    ? exportsOf(Object.fromEntries(names.map((name) => [name, null])))
    : `export { ${names.join(', ')} } from ${JSON.stringify(resolve(paths.root, 'src', file))}\n`

const categoryAddresses = ({ hasCategoryPages }: Catalogue['head']) =>
  exportedParts(
    ['categoryPageAt', 'categoryPagePath', 'categoryRewrite', 'listQueryAt', 'pageAt'],
    hasCategoryPages ? 'address/category-pages.ts' : null,
  )

/** By the chunks that need them: a module of all would bring each of them all. */
const categoryModules = ({ hasCategoryPages, hasCategoryTexts, hasManyCategories }: Catalogue['head']) =>
  [
    [
      `${namespace}category-page`,
      exportedParts(['CategoryCrumbs'], hasCategoryPages ? 'browse/list/category-crumbs.tsx' : null) +
        exportedParts(['CategoryIntro'], hasCategoryTexts ? 'browse/list/category-intro.tsx' : null),
    ],
    [
      `${namespace}category-text-query`,
      exportedParts(['categoryTextQuery'], hasCategoryTexts ? 'browse/list/category-text-query.ts' : null),
    ],
    [
      `${namespace}category-menu`,
      exportedParts(
        ['CategoryMenu', 'divideChoices'],
        hasManyCategories ? 'browse/list/category-menu.tsx' : null,
      ),
    ],
  ] as const

/** Reads the catalogue's files from the disk: only the prerenderer runs where they are. */
const localFilesReader = ({ folder }: CatalogueFiles) => `import { readFile } from 'node:fs/promises'
export const readLocalFile = async (name) => JSON.parse(await readFile(${JSON.stringify(folder + sep)} + name, 'utf8'))
`

interface CatalogueOptions {
  readonly files?: CatalogueFiles | null
  readonly folder?: string
  /** Of a product with a share card of its own; that of all where it is missing. */
  readonly highestCardId?: number
  /** As in the shop's configuration. */
  readonly sharesHostedPictures?: boolean
}

/** The source text of each virtual module, by its name. */
function modulesOf(
  catalogue: Catalogue,
  { files = null, highestCardId = catalogue.head.ownSize, sharesHostedPictures = false }: CatalogueOptions,
  isPrerenderer: boolean,
): ReadonlyMap<string, string> {
  const { head, brands, synonyms, generatedFile, testimonials, hasHeroPicture } = catalogue
  const { serviceUrl, serviceSnapshot } = catalogue
  const parts = files ? [] : catalogue.products.map(splitProduct)
  const numbers = [...new Set(parts.map((_, index) => detailsGroupAt(index)))]
  const groups = numbers.map((number): [string, string] => {
    const members = parts.filter((_, index) => detailsGroupAt(index) === number)
    const details = Object.fromEntries(members.map((part) => [part.summary.id, part.details]))
    return [`${namespace}details-${number}`, exportsOf({ details })]
  })
  const loaders = numbers.map((number) => `  ${number}: () => import('${namespace}details-${number}'),\n`)
  return new Map([
    ...valueModules(`${namespace}settings`, {
      ...head,
      hasHeroPicture,
      hasTestimonials: testimonials.length > 0,
      highestCardId,
      sharesHostedPictures,
      isInFiles: files !== null,
      codesVersion: codesVersionOf(catalogue),
      showsFirstPageBeforeTotal: files !== null || serviceUrl !== null,
      offlineMegabytes: offlineSize(parts),
      serviceUrl,
      serviceSnapshot,
    }),
    [
      `${namespace}records`,
      exportsOf({
        products: parts.map(({ summary }) => summary),
        brands,
      }) +
        `export const synonyms = new Map(${JSON.stringify([...synonyms])})\n` +
        (generatedFile === null
          ? exportsOf({ generated: null })
          : `export { generated } from ${JSON.stringify(generatedFile)}\n`) +
        (files && isPrerenderer ? localFilesReader(files) : exportsOf({ readLocalFile: null })),
    ],
    [`${namespace}stemmer`, stemmerModule(head.locale)],
    [`${namespace}category-texts`, exportsOf({ categoryTexts: catalogue.categoryTexts })],
    [`${namespace}category-addresses`, categoryAddresses(head)],
    ...categoryModules(head),
    [`${namespace}testimonials`, exportsOf({ testimonials })],
    [
      `${namespace}imports`,
      `export const detailGroups = {\n${loaders.join('')}}\n` +
        exportedImport('importLarge', files ? 'worker/open-files.ts' : 'worker/open-generated.ts'),
    ],
    [
      `${namespace}service`,
      exportedImport('importService', serviceUrl === null ? null : 'http/service-source.ts'),
    ],
    ...groups,
  ])
}

/** Sends the catalogue's files in development. */
function serveFiles({ folder, version }: CatalogueFiles, base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathInSite(request.url ?? '', base) ?? ''
    const [, name] =
      path === `/${factsFile}`
        ? [path, factsFile]
        : (new RegExp(`^/catalogue/${version}/([a-z]+(?:-\\d+)?\\.json)$`).exec(path) ?? [])
    if (name === undefined) return next()
    readFile(resolve(folder, name)).then(
      (content) => response.setHeader('Content-Type', 'application/json').end(content),
      () => next(),
    )
  }
}

/**
 * Embeds a catalogue: serves it as `virtual:catalogue/…` (typed in `src/catalogue/virtual.d.ts`). It was checked
 * before, so that neither records nor schemas reach a browser. In development what was left out is a warning each, a
 * change in `folder` restarts the server, which reads the catalogue again, and the server sends the catalogue's files.
 */
export function cataloguePlugin(catalogue: Catalogue, options: CatalogueOptions = {}): Plugin {
  const { files, folder } = options
  const inBrowser = serveModules(modulesOf(catalogue, options, false))
  const inPrerenderer = serveModules(modulesOf(catalogue, options, true))
  return {
    name: 'catalogue',
    configureServer(server) {
      for (const line of catalogueWarnings(catalogue)) server.config.logger.warnOnce(line)
      if (files) server.middlewares.use(serveFiles(files, server.config.base))
      if (folder === undefined) return
      server.watcher.add(folder)
      server.watcher.on('all', (_, file) => {
        if (resolve(file).startsWith(folder + sep)) void server.restart()
      })
    },
    // Both have the same names.
    resolveId: inBrowser.resolveId,
    load: (id, { ssr = false } = {}) => (ssr ? inPrerenderer : inBrowser).load(id),
  }
}
