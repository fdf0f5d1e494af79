import type { PrerenderedPage } from '#app/prerender.tsx'
import { sitePath } from '#site/path.ts'
import { attributeOf, queryOnly, templateId } from '../src/device/page-marks.ts'
import type { Answers } from './page-answers.ts'
import { keepOwnScripts } from './boot-plugin.ts'
import { safeAttribute, safeJson } from './safe-text.ts'

interface PageFiles {
  /** The shop's (`src/site/path.ts`). */
  readonly base: string
  /** The rules of the first picture. */
  readonly style: string
  /**
   * Files of `dist`, without a slash in front, as all below. These `style` was made of: parts that come later must not
   * fetch them again.
   */
  readonly styleParts: readonly string[]
  readonly scripts: readonly string[]
  /** Scripts for an address that asks for more than the page was made for; boot leaves them out elsewhere. */
  readonly asked: readonly string[]
  /** Fonts of the first picture. */
  readonly fonts: readonly string[]
  /** Attributes of the pictures that are wanted before all else. */
  readonly pictures: readonly string[]
  /** Files that answer what an address asks of this page; boot fetches the one that is asked for. */
  readonly answers?: Answers | undefined
}

const moduleScript = /<script type="module"[^>]*><\/script>/g

/** React names the pictures that a page wants at once. */
const pictureLink = /<link rel="preload" as="image"[^>]*>/g

const link = (attributes: string) => `<link ${attributes}>`

function replaceOnce(template: string, placeholder: string, text: string): string {
  const [before, after, ...more] = template.split(placeholder)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The template has to hold '${placeholder}' once.`)
  return before + text + after
}

/** Fills the template that Vite left with one page; `path` is the address it is for, '*' for unknown ones. */
export function pageHtml(template: string, path: string, page: PrerenderedPage, files: PageFiles): string {
  const href = (file: string) => `href="${sitePath(`/${file}`, files.base)}"`
  const links = [
    // Not in the template: it is made when the shop is built (site-texts.ts).
    link(`rel="manifest" ${href('manifest.webmanifest')}`),
    // Not fetched: Vite looks for them before it fetches one, and finds them.
    ...files.styleParts.map((file) => link(`disabled rel="stylesheet" ${href(file)}`)),
  ]
  // Where they wait for the page to be read: it is drawn without them, and its first pictures have the line until then.
  const fonts = files.fonts.map((file) =>
    link(`rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin ${href(file)}`),
  )
  // Known before all else, and before the style: the first pictures are longer on their way than the page.
  const pictures = [
    ...files.pictures.map((attributes) =>
      link(`rel="preload" as="image" fetchpriority="high" ${attributes}`),
    ),
    ...(page.head.match(pictureLink) ?? []),
  ]
  // Vite lists the entry's own files; those of the page hold them too, in an order that is known.
  const [entry, ...others] = [...template.matchAll(moduleScript)].map(([tag]) => tag).toReversed()
  if (entry === undefined) throw new Error('The template has no script.')
  const bare = [...others, entry].reduce(
    (text, tag) => text.replace(tag, ''),
    template.replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, ''),
  )
  // The last one imports those before it.
  const scripts = [
    ...fonts,
    ...files.scripts.map((file) => link(`rel="modulepreload" crossorigin ${href(file)}`)),
    ...files.asked.map((file) => link(`${queryOnly} rel="modulepreload" crossorigin ${href(file)}`)),
    entry,
  ]
  const answers = files.answers
    ? ` ${attributeOf('answers')}="${safeAttribute(JSON.stringify(files.answers))}"`
    : ''
  const withPath = replaceOnce(
    bare,
    '<html lang="en">',
    `<html lang="en" ${attributeOf('path')}="${path}"${answers}>`,
  )
  const withHead = replaceOnce(
    keepOwnScripts(withPath, path),
    '<!--page-head-->',
    `${pictures.join('')}${page.head.replaceAll(pictureLink, '')}<style>${files.style}</style>${links.join('')}`,
  )
  const withScripts = replaceOnce(withHead, '<!--page-scripts-->', scripts.join(''))
  const withPage = replaceOnce(withScripts, '<!--page-->', page.markup)
  const data = `<script type="application/json" id="${templateId.data}">${safeJson(page.data)}</script>`
  return replaceOnce(withPage, '<!--page-data-->', data)
}
