import { currency } from 'virtual:catalogue/settings'
import { firstAddress } from '#address/first-address.ts'
import { toMajor } from '#catalogue/money/major-units.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { parseUrl } from '#site/parse-url.ts'

/** An item as Google Analytics 4 names its fields; `price` is in whole currency. */
export interface EventItem {
  readonly item_id: string
  readonly item_name: string
  readonly price: number
  readonly quantity?: number
  /** The SKU of the chosen variant; its values, `blue.m`, where it has none. */
  readonly item_variant?: string
  readonly item_category?: string
  readonly item_brand?: string
  /** From 0. */
  readonly index?: number
}

interface Items {
  readonly currency: string
  readonly items: readonly EventItem[]
}

interface Valued extends Items {
  readonly value: number
}

interface Listed extends Items {
  readonly item_list_id: string
}

/** Parameters by their names in GA4's documentation of recommended events. */
export interface ShopEvents {
  readonly view_item_list: Listed
  readonly select_item: Listed
  readonly view_item: Valued
  readonly add_to_cart: Valued
  readonly remove_from_cart: Valued
  readonly begin_checkout: Valued
  readonly search: { readonly search_term: string }
}

/** `utm_*` and `gclid` of the address that the visit began with. */
export type Campaign = Readonly<Record<string, string>>

type Detail<Name extends keyof ShopEvents> = ShopEvents[Name] & {
  /** In the first event of a visit that began with a campaign's address. */
  readonly campaign?: Campaign
}

declare global {
  interface WindowEventMap {
    'shop:view_item_list': CustomEvent<Detail<'view_item_list'>>
    'shop:select_item': CustomEvent<Detail<'select_item'>>
    'shop:view_item': CustomEvent<Detail<'view_item'>>
    'shop:add_to_cart': CustomEvent<Detail<'add_to_cart'>>
    'shop:remove_from_cart': CustomEvent<Detail<'remove_from_cart'>>
    'shop:begin_checkout': CustomEvent<Detail<'begin_checkout'>>
    'shop:search': CustomEvent<Detail<'search'>>
  }
}

/** The most characters of one parameter: the address is the visitor's. */
const longest = 200

export function campaignOf(address: string): Campaign {
  return Object.fromEntries(
    [...(parseUrl(address)?.searchParams ?? [])]
      .filter(([name]) => /^(?:utm_[a-z_]{1,20}|gclid)$/.test(name))
      .map(([name, value]) => [name, value.slice(0, longest)]),
  )
}

/** Of the document; the address itself loses them when the shop normalizes it. */
let campaign: Campaign | null = null

/** Tells the owner's own listeners. The shop itself sends nothing and loads nothing. */
export function dispatchShopEvent<Name extends keyof ShopEvents>(name: Name, params: ShopEvents[Name]): void {
  const isFirst = campaign === null
  campaign ??= campaignOf(firstAddress())
  const detail = { ...params, ...(isFirst && Object.keys(campaign).length > 0 && { campaign }) }
  window.dispatchEvent(new CustomEvent(`shop:${name}`, { detail }))
}

export const itemOf = (
  { id, name, price, category, brand }: ProductSummary,
  more: Pick<EventItem, 'index' | 'quantity'> = {},
): EventItem => ({
  item_id: String(id),
  item_name: name,
  price: toMajor(price),
  item_category: category,
  ...(brand !== null && { item_brand: brand }),
  ...more,
})

export const withCurrency = (items: readonly EventItem[]): Items => ({ currency, items })

/** In whole currency, without the errors of binary fractions. */
export const withValue = (items: readonly EventItem[]): Valued => ({
  currency,
  value: Number(items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0).toFixed(3)),
  items,
})
