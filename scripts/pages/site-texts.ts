import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ShopConfig } from '#shop.types.ts'
import { sitePath } from '#site/path.ts'
import { safeAttribute, safeText } from '#head/safe-text.ts'
import type { Palette } from '../look/palette.ts'
import type { ShopMessages } from '../messages/read-messages.ts'
import { type Alternate, createAlternates, type SiteLanguage } from './alternates.ts'

interface SitemapPage {
  readonly address: string
  /** The page in all languages of the shop; empty for one. */
  readonly alternates: readonly Alternate[]
}

/** All addresses for search engines. Without dates, which are unknown. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const namespace = pages.some(({ alternates }) => alternates.length > 0)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : ''
  const entries = pages.map(({ address, alternates }) => {
    const links = alternates.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${safeAttribute(href)}"/>`,
    )
    return `  <url><loc>${safeText(address)}</loc>${links.join('')}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${entries.join('')}</urlset>
`
}

/** Of one file, by the protocol (sitemaps.org). */
const mostAddresses = 50_000

/** The files of the sitemap by name: one, or an index and those that it names. */
export function sitemapFiles(
  pages: readonly SitemapPage[],
  siteAddress: string,
  most = mostAddresses,
): ReadonlyMap<string, string> {
  if (pages.length <= most) return new Map([['sitemap.xml', sitemap(pages)]])
  const files = new Map<string, string>()
  for (let at = 0; at < pages.length; at += most)
    files.set(`sitemap-${at / most + 1}.xml`, sitemap(pages.slice(at, at + most)))
  const entries = [...files.keys()].map(
    (name) => `  <sitemap><loc>${safeText(`${siteAddress}/${name}`)}</loc></sitemap>\n`,
  )
  return files.set(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`,
  )
}

/** Crawlers may read everything; pages that must not be listed have `noindex`. */
export const robots = (siteAddress: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`

interface ManifestSource {
  readonly hasSaved: boolean
  readonly shop: ShopConfig
  readonly language: Pick<ShopMessages, 'locale' | 'direction'>
  readonly texts: MessageRooms['pages']
  readonly palette: Pick<Palette, 'paper'>
}

/** The web app manifest. */
export const webManifest = (base: string, { shop, language, texts, hasSaved, palette }: ManifestSource) => ({
  id: base,
  name: shop.name,
  short_name: shop.name,
  description: shop.hero.lead,
  lang: language.locale,
  dir: language.direction,
  start_url: base,
  scope: base,
  display: 'standalone',
  background_color: palette.paper,
  theme_color: palette.paper,
  categories: ['shopping'],
  icons: [
    { src: sitePath('/icon-192.png', base), sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: sitePath('/icon-512.png', base), sizes: '512x512', type: 'image/png', purpose: 'any' },
    {
      src: sitePath('/icon-maskable-512.png', base),
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
    { src: sitePath('/icon.svg', base), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    { name: texts.products, url: sitePath('/products', base) },
    ...(hasSaved ? [{ name: texts.savedProducts, url: sitePath('/products?saved=true', base) }] : []),
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: sitePath('/icon-192.png', base), sizes: '192x192', type: 'image/png' }],
  })),
})

/** Writes the files that crawlers request besides pages. `languages`: the main one first, or the only one. */
export async function writeSiteTexts(
  dist: string,
  languages: readonly [SiteLanguage, ...SiteLanguage[]],
): Promise<void> {
  const alternatesOf = createAlternates(languages.length > 1 ? languages : [])
  const pages = languages.flatMap(({ siteAddress, allPages }) =>
    allPages
      // '*' is not an address.
      .filter(({ path, isUnlisted }) => path.startsWith('/') && !isUnlisted)
      .map((page) => ({ address: siteAddress + page.path, alternates: alternatesOf(page) })),
  )
  const [{ siteAddress }] = languages
  for (const [name, text] of sitemapFiles(pages, siteAddress)) await writeFile(resolve(dist, name), text)
  await writeFile(resolve(dist, 'robots.txt'), robots(siteAddress))
}

/** Writes the web app manifest of a language. */
export const writeManifest = (dist: string, base: string, source: ManifestSource): Promise<void> =>
  writeFile(resolve(dist, 'manifest.webmanifest'), JSON.stringify(webManifest(base, source)))
