import { locale } from 'virtual:language'
import { toDecimal } from '#catalogue/money/major-units.ts'
import { currency, sharesHostedPictures } from '#catalogue/settings/settings.ts'
import { shop } from '#shop'
import type { PageDescription } from './describe-page.ts'
import { absolute } from './site-address.ts'
import { socialPictureSize } from './social-picture-size.ts'

export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const property = (key: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: key, content },
})

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

const { language, region } = new Intl.Locale(locale)
/** 'en_US'; a locale's further parts, such as those for its digits, mean nothing there. */
const openGraphLocale = region === undefined ? language : `${language}_${region}`

/**
 * The content of a page's element with structured data. Without empty fields, which validators of structured data
 * report as faults. The text cannot end its script element, whatever it contains.
 */
export const structuredText = (graph: readonly unknown[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, (_key, value: unknown) =>
    isEmpty(value) ? undefined : value,
  ).replaceAll('<', String.raw`\u003c`)

/** The elements of the head that differ between pages (`pageTags` selects them): the same at build time and in the browser. */
export function headTags(page: PageDescription): HeadTag[] {
  const { title, description, canonical, picture, product } = page
  const isHosted = sharesHostedPictures && !picture.path.startsWith('/')
  return [
    { tag: 'title', attributes: {}, text: title },
    named('description', description),
    ...(page.isIndexed ? [] : [named('robots', 'noindex')]),
    ...(canonical === null
      ? []
      : [
          { tag: 'link', attributes: { rel: 'canonical', href: absolute(canonical) } } as const,
          property('og:url', absolute(canonical)),
        ]),
    property('og:type', product ? 'product' : 'website'),
    property('og:site_name', shop.name),
    property('og:locale', openGraphLocale),
    property('og:title', title),
    property('og:description', description),
    property('og:image', isHosted ? picture.path : absolute(picture.path)),
    ...(isHosted
      ? []
      : [
          property('og:image:width', String(socialPictureSize.width)),
          property('og:image:height', String(socialPictureSize.height)),
        ]),
    property('og:image:alt', picture.alt),
    ...(product
      ? [
          property('product:price:amount', toDecimal(product.price)),
          property('product:price:currency', currency),
        ]
      : []),
    // The rest of the card falls back to the Open Graph properties.
    named('twitter:card', 'summary_large_image'),
    ...(page.data.length === 0
      ? []
      : [
          {
            tag: 'script',
            attributes: { type: 'application/ld+json' },
            text: structuredText(page.data),
          } as const,
        ]),
  ]
}
