import { mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { paths } from '../scripts/paths.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import type { Checkout } from '../src/shop.types.ts'
import { openShop } from './shop-build.ts'

const products = [
  { id: 1, name: 'Mug', category: 'Cups', price: 12 },
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
export async function openCheckoutShop(checkout: Checkout): Promise<RunningServer> {
  const name = `e2e-${checkout.kind}`
  const folder = resolve(paths.root, 'src/catalogues', name)
  const shop = {
    catalogue: name,
    name: 'Two Things',
    tagline: '',
    siteUrl: 'https://two-things.example.com',
    hero: { title: 'Two things.', lead: 'A shop.', promises: [], figures: [] },
    checkout,
  }
  const head = {
    name: 'Two Things',
    locale: 'en-US',
    currency: 'USD',
    categories: [{ label: 'Cups' }, { label: 'Shirts' }],
  }
  await mkdir(folder, { recursive: true })
  try {
    await Promise.all([
      writeFile(resolve(folder, 'head.json'), JSON.stringify(head)),
      writeFile(resolve(folder, 'products.json'), JSON.stringify(products)),
      writeFile(
        resolve(folder, 'shop.config.ts'),
        `export const cartScope = 'device'\nexport const shop = ${JSON.stringify(shop)}\n`,
      ),
    ])
    return await openShop(name, [1, 7])
  } finally {
    // The build has read it.
    await rm(folder, { recursive: true })
  }
}
