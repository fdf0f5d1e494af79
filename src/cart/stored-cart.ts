import { isAmount } from '#catalogue/money/amount-text.ts'
import { mostMinor } from '#catalogue/money/exact-minor.ts'
import { isPreorder } from '#catalogue/preorder.ts'
import { isProductId } from '#catalogue/product-id.ts'
import { hasAmounts } from '#catalogue/settings/settings.ts'
import { mergeLists } from '#device/merge-lists.ts'
import { createStoredValue } from '#device/stored-value.ts'
import { cartScope } from '#shop'
import { emptyCart, lineKey, maxQuantity, mostLines, type Cart, type CartLine } from './cart.ts'
import { variantKey } from './variant-key.ts'

const isWholeNumber = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)

/** A line of a cart, or null for an invalid value. */
function parseLine(value: unknown): CartLine | null {
  if (typeof value !== 'object' || value === null) return null
  const {
    id,
    variant,
    sku,
    name,
    price,
    amount,
    quantity,
    image,
    was,
    isGone,
    isSoldOut,
    preorder,
    left,
    wanted,
  }: Partial<Record<keyof CartLine, unknown>> = value
  return isProductId(id) &&
    isText(name, /^.{1,520}$/s) &&
    isWholeNumber(price, 0, mostMinor) &&
    isWholeNumber(quantity, 1, maxQuantity) &&
    isText(image, /^(\/(?![/\\])|https:\/\/)[^\s\\]*$/)
    ? {
        id,
        name,
        price,
        quantity,
        image,
        ...(hasAmounts && isAmount(amount) && { amount }),
        ...(isText(variant, variantKey) && { variant }),
        ...(isText(sku, /^.{1,100}$/s) && { sku }),
        ...(isWholeNumber(was, 0, mostMinor) && { was }),
        ...(isGone === true && { isGone }),
        ...(isSoldOut === true && { isSoldOut }),
        ...(isPreorder(preorder) && { preorder }),
        ...(isWholeNumber(left, 1, maxQuantity) && { left }),
        ...(isWholeNumber(wanted, 1, maxQuantity) && { wanted }),
      }
    : null
}

/** The valid lines of a stored cart, one per product and variant; the others are skipped. */
function parseCart(value: unknown): Cart {
  const lines = Array.isArray(value) ? value.map(parseLine).filter((line) => line !== null) : []
  return [...new Map(lines.map((line) => [lineKey(line), line])).values()].slice(0, mostLines)
}

/** The cart of `cartScope: 'device'`, one for all pages and tabs of this browser; otherwise undefined. */
export const storedCart =
  cartScope === 'device'
    ? createStoredValue({
        key: 'shop/cart/1',
        parse: parseCart,
        empty: emptyCart,
        merge: (base, mine, theirs) => mergeLists(base, mine, theirs, lineKey).slice(0, mostLines),
      })
    : undefined
