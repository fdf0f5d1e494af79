import * as texts from 'virtual:messages/product'
import { preorderText } from '#cart/preorder-text.ts'
import { preorderOf } from '#catalogue/preorder.ts'
import type { Product } from '#catalogue/product.ts'
import { isLow } from './low-stock.ts'

/** What limits a purchase; null for nothing. */
export function stockNote(offer: Pick<Product, 'stock' | 'availableFrom'>): string | null {
  const { stock } = offer
  if (typeof stock === 'number' && isLow(stock)) return texts.onlyLeft({ left: stock })
  const preorder = preorderOf(offer)
  return preorder ? preorderText(preorder) : null
}
