import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ShopConfig } from '#shop.types.ts'
import { sitePath } from '#site/path.ts'
// The same colours as in the pages.
import { light } from '#theme/tokens.ts'
import { baseOf } from '../site-address.ts'
import type { DocumentLanguage } from '../messages/document-language.ts'
import { safeText } from './safe-text.ts'

/** All addresses for search engines. Without dates, which are unknown. */
export function sitemap(siteAddress: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${safeText(siteAddress + path)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** Crawlers may read everything; pages that must not be listed have `noindex`. */
export const robots = (siteAddress: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`

interface ManifestSource {
  readonly hasSaved: boolean
  readonly shop: ShopConfig
  readonly language: DocumentLanguage
  readonly texts: MessageRooms['pages']
}

/** The web app manifest. */
export const webManifest = (base: string, { shop, language, texts, hasSaved }: ManifestSource) => ({
  id: base,
  name: shop.name,
  short_name: shop.name,
  description: shop.hero.lead,
  lang: shop.locale,
  dir: language.direction,
  start_url: base,
  scope: base,
  display: 'standalone',
  background_color: light.paper,
  theme_color: light.paper,
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

interface SiteTexts extends ManifestSource {
  readonly siteAddress: string
  readonly pages: readonly { readonly path: string; readonly isUnlisted?: true }[]
}

/** Writes the files that crawlers and devices request besides pages. */
export async function writeSiteTexts(
  dist: string,
  { siteAddress, pages, ...source }: SiteTexts,
): Promise<void> {
  // '*' is not an address.
  const paths = pages.flatMap(({ path, isUnlisted }) => (path.startsWith('/') && !isUnlisted ? [path] : []))
  await writeFile(resolve(dist, 'sitemap.xml'), sitemap(siteAddress, paths))
  await writeFile(resolve(dist, 'robots.txt'), robots(siteAddress))
  const manifest = webManifest(baseOf(siteAddress), source)
  await writeFile(resolve(dist, 'manifest.webmanifest'), JSON.stringify(manifest))
}
