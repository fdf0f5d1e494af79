import type { PrerenderedPage } from '#app/prerender.tsx'

interface PageFiles {
  /** Stylesheets in the order of the cascade, and scripts; in `dist`, without a slash in front. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Fonts of the first picture. */
  readonly fonts: readonly string[]
  /** Attributes of the pictures that are wanted before all else. */
  readonly pictures: readonly string[]
}

const link = (attributes: string) => `<link ${attributes}>`

/** JSON that cannot end the script element it stands in, whatever it holds. */
const safeJson = (data: unknown) =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')

function replaceOnce(template: string, placeholder: string, text: string): string {
  const [before, after, ...more] = template.split(placeholder)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The template has to hold '${placeholder}' once.`)
  return before + text + after
}

/** Fills the template that Vite left with one page; `path` is the address it is for, '*' for unknown ones. */
export function pageHtml(template: string, path: string, page: PrerenderedPage, files: PageFiles): string {
  const links = [
    // Not in the template: it is made when the shop is built (site-texts.ts).
    link('rel="manifest" href="/manifest.webmanifest"'),
    ...files.styles.map((file) => link(`rel="stylesheet" crossorigin href="/${file}"`)),
    ...files.fonts.map((file) =>
      link(`rel="preload" as="font" type="font/woff2" crossorigin href="/${file}"`),
    ),
    ...files.pictures.map((attributes) =>
      link(`rel="preload" as="image" fetchpriority="high" ${attributes}`),
    ),
    ...files.scripts.map((file) => link(`rel="modulepreload" crossorigin href="/${file}"`)),
  ]
  // Vite lists the entry's own files; these here hold them too, in an order that is known.
  const bare = template
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    // The last one imports those before it.
    .replaceAll(/<script type="module"[^>]*><\/script>\s*(?=<script type="module")/g, '')
  const withPath = replaceOnce(bare, '<html lang="en">', `<html lang="en" data-path="${path}">`)
  const withHead = replaceOnce(withPath, '<!--page-head-->', `${page.head}${links.join('')}`)
  const withPage = replaceOnce(withHead, '<!--page-->', page.markup)
  const data = `<script type="application/json" id="page-data">${safeJson(page.data)}</script>`
  return replaceOnce(withPage, '<!--page-data-->', data)
}
