import type { RunningServer } from '../scripts/serve/serve.ts'
import type { RawProduct } from '../src/catalogue/import/raw-product.ts'
import type { Checkout } from '../src/shop-checkout.types.ts'
import { openWrittenShop } from './written-shop.ts'

const products: readonly RawProduct[] = [
  { id: 1, name: 'Mug', category: 'Cups', price: 12, stock: 3 },
  {
    id: 7,
    name: 'Tee',
    category: 'Shirts',
    price: 25,
    options: [{ name: 'Color', values: ['Blue', 'Red'] }],
    variants: [{ values: ['Blue'] }, { values: ['Red'] }],
  },
]

/** Both articles as the checkouts name them, with the ids of a target: variants without a SKU by their values. */
export const articles = (mug: string, blue: string, red: string) => ({ 1: mug, '7.blue': blue, '7.red': red })

/** A shop with a mug and a tee in two colors, whose orders go to this checkout. */
export const openCheckoutShop = (checkout: Checkout): Promise<RunningServer> =>
  openWrittenShop(checkout.kind, {
    categories: [{ label: 'Cups' }, { label: 'Shirts' }],
    products,
    checkout,
  })
