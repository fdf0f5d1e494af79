import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { orderPage, pages, productPages } from '../../src/site/pages.ts'
import type { TextPage } from '../../src/text-pages/text-page.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { decodeUtf8 } from '../catalogue/read-lines.ts'
import { mainWordsWarning } from '../catalogue/translate-shop.ts'
import { paths } from '../paths.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { linkTargets, type SitePages } from './link-targets.ts'
import { faultOfLink } from './links.ts'
import { firstParagraph, readMarkdown, type ReadMarkdown } from './markdown.ts'
import { readImage, type TextImage, withImages } from './text-images.ts'

/** A text page as the build uses it. */
export interface BuiltTextPage extends TextPage {
  readonly path: `/${string}`
  readonly place: FrontMatter['place']
  /** Of its headings, for links to them. */
  readonly ids: readonly string[]
}

/** `terms.md` for the shop's language, `terms.de.md` for another one. */
const fileName = /^(?<name>[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(?<language>[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*))?\.md$/

/** First parts of other addresses: pages of the shop, and files and folders of the build. */
const reserved: ReadonlySet<string> = new Set([
  ...pages.map((path) => path.slice(1)),
  productPages.slice(1, -1),
  orderPage.slice(1),
  'category',
  'index',
  '404',
  'fallback',
  'assets',
  'catalogue',
  'pictures',
  'social',
  'workers',
])

interface Source {
  readonly file: string
  readonly name: string
  readonly language: string | undefined
}

function readName(file: string): Source {
  const { name, language } = fileName.exec(basename(file))?.groups ?? {}
  const shown = relative(paths.root, file).replaceAll('\\', '/')
  if (name === undefined)
    throw new ConfigurationError(
      `${shown} needs another name: of a-z, 0-9 and -, and with the ending .md, for example shipping-costs.md or, in German, shipping-costs.de.md.`,
    )
  if (reserved.has(name) || name.length < 3)
    throw new ConfigurationError(
      `${shown} needs another name: the address /${name} ${name.length < 3 ? 'may be that of a language' : 'is not free'}.`,
    )
  return { file, name, language }
}

/** One file for each name: that of the locale, else that of its language, else the one without a language. */
function chooseFiles(files: readonly Source[], locale: string): Source[] {
  const { baseName, language } = new Intl.Locale(locale)
  const names = [...new Set(files.map(({ name }) => name))]
  return names.flatMap((name) => {
    const versions = files.filter((file) => file.name === name)
    const chosen = [baseName, language, undefined]
      .map((wanted) => versions.find((version) => version.language === wanted))
      .find((version) => version !== undefined)
    return chosen ?? []
  })
}

interface Draft extends Source, FrontMatter, ReadMarkdown {
  readonly path: `/${string}`
}

async function readDraft(source: Source, locale: string): Promise<Draft> {
  const shown = relative(paths.root, source.file).replaceAll('\\', '/')
  const front = readFrontMatter(shown, decodeUtf8(shown, await readFile(source.file)))
  return {
    ...source,
    ...front,
    ...readMarkdown(front.text, front.firstLine, locale),
    file: shown,
    path: `/${source.name}`,
  }
}

interface TextPageOptions extends SitePages {
  readonly locale: string
  /** Of files without a language. */
  readonly mainLocale?: string
}

/**
 * The owner's pages in a catalogue's `pages` folder, in the order of their links. Throws `ConfigurationError` that names
 * every fault.
 */
export async function readTextPages(
  folder: string,
  catalogue: Catalogue,
  { locale, mainLocale = locale, ...sitePages }: TextPageOptions,
): Promise<BuiltTextPage[]> {
  const pagesFolder = resolve(folder, 'pages')
  if (!existsSync(pagesFolder)) return []
  const files = (await readdir(pagesFolder)).filter((file) => !file.startsWith('.')).toSorted()
  const sources = files.map((file) => readName(resolve(pagesFolder, file)))
  const drafts = await Promise.all(chooseFiles(sources, locale).map((source) => readDraft(source, locale)))
  const targets = linkTargets(folder, catalogue, drafts, sitePages)
  const faults: string[] = []
  const built = await Promise.all(
    drafts.map(async ({ file, name, path, title, place, order, ...draft }) => {
      const { nodes, ids, links, description = firstParagraph(nodes) } = draft
      faults.push(...draft.faults.map((fault) => `${file}, ${fault}`))
      for (const { href, line } of links) {
        const fault = faultOfLink(href, targets, path)
        if (fault !== null) faults.push(`${file}, line ${line}: The link “${href}” ${fault}.`)
      }
      const images = new Map<string, TextImage>()
      for (const { href, line } of draft.images) {
        const image = await readImage(folder, href)
        if (image) images.set(href, image)
        else
          faults.push(
            `${file}, line ${line}: There is no image “${href}”. An image is a file of the catalogue’s pictures folder, /pictures/NAME.avif, or of its public folder, /NAME.jpg.`,
          )
      }
      const page = {
        name,
        path,
        title,
        place,
        description,
        ids,
        ...(draft.language === undefined && mainLocale !== locale && { lang: mainLocale }),
        nodes: withImages(nodes, images),
      }
      return { order, page }
    }),
  )
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'))
  return built
    .toSorted((a, b) => a.order - b.order || a.page.name.localeCompare(b.page.name))
    .map(({ page }) => page)
}

/** A sentence about the pages of another language that are in the main one; none where there are none. */
export function untranslatedPages(shown: readonly BuiltTextPage[], language: string): string[] {
  const names = shown.flatMap(({ name, lang }) => (lang === undefined ? [] : name))
  const files = names.map((name) => `pages/${name}.md`)
  return mainWordsWarning(language, files, `pages/${names[0]}.${language}.md`)
}
