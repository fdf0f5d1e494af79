import { mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { paths } from '../scripts/paths.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import type { RawHead } from '../src/catalogue/import/raw-head.ts'
import type { RawProduct } from '../src/catalogue/import/raw-product.ts'
import type { Checkout } from '../src/shop-checkout.types.ts'
import { ofWorker, openShop } from './shop-build.ts'

interface WrittenShop {
  readonly categories: RawHead['categories']
  readonly products: readonly RawProduct[]
  readonly checkout: Checkout
}

/** Builds and serves a shop that a test writes, with a cart of the device; its folder is there for the build alone. */
export async function openWrittenShop(
  kind: string,
  { categories, products, checkout }: WrittenShop,
): Promise<RunningServer> {
  const name = ofWorker(`e2e-${kind}`)
  const folder = resolve(paths.root, 'src/catalogues', name)
  const head: RawHead = { name: 'Two Things', locale: 'en-US', currency: 'USD', categories }
  const shop = {
    catalogue: name,
    name: 'Two Things',
    tagline: '',
    siteUrl: 'https://two-things.example.com',
    hero: { title: 'Two things.', lead: 'A shop.', promises: [], figures: [] },
    checkout,
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
    return await openShop(
      name,
      products.map(({ id }) => id),
      { folder: `e2e-${kind}` },
    )
  } finally {
    // The build has read it.
    await rm(folder, { recursive: true })
  }
}
