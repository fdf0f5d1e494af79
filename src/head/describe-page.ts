import { categoryPagePath } from 'virtual:catalogue/category-addresses'
import * as texts from 'virtual:messages/head'
import { hasAccessibility, hasCompare } from 'virtual:shop/parts'
import { pathOf } from '#catalogue/product-id.ts'
import type { Thing } from 'schema-dts'
import { stringifySearch } from '#address/search-params.ts'
import { productsTitle } from '#browse/list/products-title.ts'
import { productsCount } from '#browse/list/result-texts.ts'
import {
  categoryPath,
  listedCategories,
  ownSize,
  shortLabel,
  topCategories,
} from '#catalogue/settings/settings.ts'
import type { Product } from '#catalogue/product.ts'
import { shop } from '#shop'
import type { PagePath } from '#site/pages.ts'
import { formatList, joinItems } from '#ui/format-list.ts'
import type { Page } from './page.ts'
import { shopPicture, socialPictureOf, type SocialPicture } from './social-picture.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collection } from './structured-data/collection.ts'
import { itemList } from './structured-data/item-list.ts'
import { organization } from './structured-data/organization.ts'
import { productData } from './structured-data/product.ts'
import { website } from './structured-data/website.ts'

/** A page's description for search engines, social networks and bookmarks. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  /** The one path for all forms of this page; null for a page that search engines must not list. */
  readonly canonical: PagePath | null
  readonly isIndexed: boolean
  readonly picture: SocialPicture
  /** The product, on its own page. */
  readonly product?: Product
  readonly data: readonly Thing[]
}

/** The title in tabs and bookmarks. */
export const titled = (title: string) => texts.titled({ title, shop: shop.name })

const nothing = {
  canonical: null,
  isIndexed: false,
  picture: shopPicture,
  description: shop.hero.lead,
  data: [],
}

/** A page that failed, which names itself, and one that the shop does not have. */
const unnamed: PageDescription = { ...nothing, title: shop.name }

/** Search engines must not list a catalogue for performance tests. */
const isOwn = (size: number | undefined) => size === undefined || size === ownSize

/**
 * Filters, searches and the number of products shown are views of one page, the catalogue's or a category's: all of them
 * have that page's canonical address.
 */
export function describePage(page: Page): PageDescription {
  switch (page.kind) {
    case 'home':
      return {
        title: shop.name,
        description: shop.hero.lead,
        canonical: '/',
        isIndexed: isOwn(page.size),
        picture: shopPicture,
        data: [organization, website],
      }
    case 'products':
      return describeProducts(page)
    case 'product':
      return describeProduct(page)
    case 'compare':
      return hasCompare ? describeComparison(page) : unnamed
    case 'accessibility':
      return hasAccessibility ? describeAccessibility() : unnamed
    case 'order':
      return { ...nothing, title: titled(texts.order) }
    case 'text':
      return describeText(page)
    case 'no page':
      return { ...nothing, title: titled(texts.noPage) }
    case 'no product':
      return { ...nothing, title: titled(texts.noProduct) }
    case 'failed':
      return unnamed
  }
}

const describeComparison = ({ names }: Extract<Page, { kind: 'compare' }>): PageDescription => ({
  ...nothing,
  title: titled(names.length > 0 ? texts.compareNames({ names: formatList(names) }) : texts.compare),
})

const describeAccessibility = (): PageDescription => ({
  ...nothing,
  title: titled(texts.accessibility),
  description: texts.accessibilityDescription({ shop: shop.name }),
  canonical: '/accessibility',
  isIndexed: true,
})

function describeText({
  page: { name, title, description },
}: Extract<Page, { kind: 'text' }>): PageDescription {
  const path = `/${name}` as const
  return {
    ...nothing,
    title: titled(title),
    description: description || texts.titled({ title, shop: shop.name }),
    canonical: path,
    isIndexed: true,
    data: [
      breadcrumbs([
        [texts.home, '/'],
        [title, path],
      ]),
    ],
  }
}

function describeProducts(page: Extract<Page, { kind: 'products' }>): PageDescription {
  const { search, size, answer } = page
  const title = productsTitle(search)
  const { category, filters, sort } = answer.listQuery
  const isWhole = !search.search && !search.saved && !search.ids && !filters && !sort
  const path = categoryPagePath?.(category)
  const described = {
    title: titled(title),
    // A visitor's list is not a page to be indexed.
    canonical: search.ids ? null : (path ?? '/products'),
    isIndexed: isOwn(size) && !search.ids,
    picture: shopPicture,
  } as const
  const found = answer.total === null ? null : itemList({ total: answer.total, first: answer.first })
  if (!isWhole || search.category)
    return {
      ...described,
      description:
        (isWhole && page.text?.split(/\n\s*\n/)[0]) ||
        texts.someProducts({ title, products: productsCount(answer.total), shop: shop.name }),
      data:
        isWhole && path !== undefined && found
          ? [breadcrumbs(crumbsTo(category)), collection({ name: title, path, items: found })]
          : [],
    }
  return {
    ...described,
    description:
      answer.total === 0
        ? texts.noProducts({ shop: shop.name })
        : texts.allProducts({
            products: productsCount(answer.total),
            shop: shop.name,
            categories: joinItems(topCategories),
          }),
    data: found
      ? [
          breadcrumbs([
            [texts.home, '/'],
            [texts.products, '/products'],
          ]),
          found,
        ]
      : [],
  }
}

const pathOfCategory = (label: string): PagePath =>
  categoryPagePath?.(label) ?? `/products${stringifySearch({ category: label })}`

/** From the home page to a category's page. */
const crumbsTo = (category: string) => [
  [texts.home, '/'] as const,
  [texts.products, '/products'] as const,
  ...categoryPath(category).map((one) => [shortLabel(one), pathOfCategory(one)] as const),
]

function describeProduct({ product, size }: Extract<Page, { kind: 'product' }>): PageDescription {
  const { id, name, description, category } = product
  const path = pathOf(product)
  const above = listedCategories.includes(category) ? categoryPath(category) : []
  return {
    title: titled(name),
    description,
    canonical: id <= ownSize ? path : null,
    isIndexed: isOwn(size),
    picture: socialPictureOf(product),
    product,
    data: [
      productData(product),
      breadcrumbs([
        [texts.products, '/products'],
        ...above.map((one) => [shortLabel(one), pathOfCategory(one)] as const),
        [name, path],
      ]),
    ],
  }
}
