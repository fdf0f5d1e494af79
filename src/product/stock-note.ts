import { locale } from 'virtual:language'
import * as texts from 'virtual:messages/product'
import type { Product } from '#catalogue/product.ts'
import { shop } from '#shop'
import type { ShopConfig } from '#shop.types.ts'

const { lowStock = 5 }: ShopConfig = shop

/** A day of the calendar is the same everywhere. */
const formatDay = (day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** What limits a purchase; null for nothing. */
export function stockNote({ stock, availableFrom }: Pick<Product, 'stock' | 'availableFrom'>): string | null {
  if (typeof stock === 'number' && stock <= lowStock) return texts.onlyLeft({ left: stock })
  if (stock !== 'preorder') return null
  return availableFrom === undefined ? texts.preorder : texts.preorderFrom({ day: formatDay(availableFrom) })
}
