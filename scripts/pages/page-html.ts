import * as texts from 'virtual:messages/app'
import type { PrerenderedPage } from '#app/prerender.tsx'
import { sitePath } from '#site/path.ts'
import { attributeOf, templateId } from '../../src/device/document-protocol.ts'
import { safeAttribute, safeJson, safeText } from '#head/safe-text.ts'
import type { Alternate } from './alternates.ts'
import type { Answers } from './page-answers.ts'

interface PageFiles {
  /** The shop's base (`src/site/path.ts`). */
  readonly base: string
  /** The CSS rules of the first render. */
  readonly style: string
  /**
   * Files of `dist` without a leading slash, as all below. `style` was made from these, so lazy parts must not fetch
   * them again.
   */
  readonly styleParts: readonly string[]
  readonly scripts: readonly string[]
  /** Fonts of the first render. */
  readonly fonts: readonly string[]
  /** Attributes of the images to preload first. */
  readonly pictures: readonly string[]
  /** Attributes of the images to preload after these and the page's own. */
  readonly laterPictures?: readonly string[]
  /** The page in all languages of the shop. */
  readonly alternates?: readonly Alternate[]
  /** Files with prepared answers to queries of this page; the boot script fetches the one for the current query. */
  readonly answers?: Answers | undefined
}

const moduleScript = /<script type="module"[^>]*><\/script>/g

/** React emits preload links for a page's high-priority images. */
const pictureLink = /<link rel="preload" as="image"[^>]*>/g

const link = (attributes: string) => `<link ${attributes}>`

function replaceOnce(template: string, placeholder: string, text: string): string {
  const [before, after, ...more] = template.split(placeholder)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The template has to hold '${placeholder}' once.`)
  return before + text + after
}

/** Fills the template that Vite wrote with one page; `path` is the page's address, '*' for unknown addresses. */
export function pageHtml(template: string, path: string, page: PrerenderedPage, files: PageFiles): string {
  const href = (file: string) => `href="${sitePath(`/${file}`, files.base)}"`
  const links = [
    // Not in the template: site-texts.ts writes the manifest at build time.
    link(`rel="manifest" ${href('manifest.webmanifest')}`),
    ...(files.alternates ?? []).map(({ language, href: address }) =>
      link(`rel="alternate" hreflang="${language}" href="${safeAttribute(address)}"`),
    ),
    // Disabled links are never fetched, and Vite does not fetch a stylesheet that has a link.
    ...files.styleParts.map((file) => link(`disabled rel="stylesheet" ${href(file)}`)),
  ]
  // At the end of the page: requested before the first images they would share the bandwidth with them.
  const fonts = files.fonts.map((file) =>
    link(`rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin ${href(file)}`),
  )
  // First, even before the style: the first images take longer to arrive than the page.
  const pictures = [
    ...files.pictures.map((attributes) =>
      link(`rel="preload" as="image" fetchpriority="high" ${attributes}`),
    ),
    ...(page.head.match(pictureLink) ?? []),
    ...(files.laterPictures ?? []).map((attributes) => link(`rel="preload" as="image" ${attributes}`)),
  ]
  // Vite lists the entry's own files; the page's list contains them too, in a defined order.
  const [entry, ...others] = [...template.matchAll(moduleScript)].map(([tag]) => tag).toReversed()
  if (entry === undefined) throw new Error('The template has no script.')
  const bare = [...others, entry].reduce(
    (text, tag) => text.replace(tag, ''),
    template.replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, ''),
  )
  // The last script imports those before it.
  const scripts = [
    ...files.scripts.map((file) => link(`rel="modulepreload" crossorigin ${href(file)}`)),
    entry,
  ]
  const answers = files.answers
    ? ` ${attributeOf('answers')}="${safeAttribute(JSON.stringify(files.answers))}"`
    : ''
  // Its language and direction are the shop's.
  const [start = '<html lang="en">'] = /<html [^>]*>/.exec(bare) ?? []
  const withPath = replaceOnce(
    bare,
    start,
    `${start.slice(0, -1)} ${attributeOf('path')}="${path}"${answers}>`,
  )
  const withHead = replaceOnce(
    withPath,
    '<!--page-head-->',
    `${pictures.join('')}${page.head.replaceAll(pictureLink, '')}<style>${files.style}</style>${[...links, ...scripts].join('')}`,
  )
  const withNote = replaceOnce(withHead, '<!--no-script-->', safeText(texts.noScript))
  const withFonts = replaceOnce(withNote, '<!--page-fonts-->', fonts.join(''))
  const withPage = replaceOnce(withFonts, '<!--page-->', page.markup)
  const data = `<script type="application/json" id="${templateId.data}">${safeJson(page.data)}</script>`
  return replaceOnce(withPage, '<!--page-data-->', data)
}
