import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { ReactElement } from 'react'
import { cleanCatalogue } from '#catalogue/clean-catalogue.ts'
import { generateSummary } from '#catalogue/generate-product.ts'
import { pictureOf } from '#catalogue/picture.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { rawProducts } from '#catalogue/records/raw-products.ts'
import { places } from './places.ts'
import { productCard, shopCard } from './social/cards.tsx'
import { drawCard } from './social/draw-card.ts'

interface Card {
  /** Of the file, without its ending. */
  readonly name: string
  /** A file of `public`. */
  readonly picture: string
  readonly text: ReactElement
}

/** Drawings of earlier builds, by what they were drawn from. */
const kept = resolve(places.cache, 'social')

/** What decides how a card looks besides what stands on it. */
const makers = ['scripts/social/cards.tsx', 'scripts/social/draw-card.ts', 'src/theme/tokens.ts']

const publicFile = (path: string) => resolve(places.root, `public${path}`)

function cardOf(product: ProductSummary): Card {
  const { large } = pictureOf(product.picture)
  return {
    name: String(product.id),
    // A picture from elsewhere is not fetched for this.
    picture: publicFile(large.startsWith('/') ? large : '/pictures/hero-tall.avif'),
    text: productCard(product),
  }
}

function findSummaries(ids: readonly number[]): ProductSummary[] {
  const written = new Map(cleanCatalogue(rawProducts).products.map((product) => [product.id, product]))
  return ids.map((id) => written.get(id) ?? generateSummary(id))
}

/**
 * Draws what networks show of a link to the shop or to one of these products, as `social/{id}.jpg` in `dist`. Only what
 * has changed since the last build is drawn. Returns how many that were.
 */
export async function writeSocialPictures(dist: string, productIds: readonly number[]): Promise<number> {
  const shopPicture = { name: 'shop', picture: publicFile('/pictures/hero-tall.avif'), text: shopCard() }
  const cards = [shopPicture, ...findSummaries(productIds).map(cardOf)]
  const folder = resolve(dist, 'social')
  await mkdir(folder, { recursive: true })
  await mkdir(kept, { recursive: true })
  const found = new Set(await readdir(kept))
  const look = await Promise.all(makers.map((file) => readFile(resolve(places.root, file))))
  const used = new Set<string>()
  let drawn = 0

  async function write({ name, picture, text }: Card): Promise<void> {
    const bytes = await readFile(picture)
    const hash = createHash('sha256').update(bytes).update(JSON.stringify(text))
    for (const part of look) hash.update(part)
    const file = `${hash.digest('hex')}.jpg`
    used.add(file)
    if (!found.has(file)) {
      await writeFile(resolve(kept, file), await drawCard(bytes, text))
      drawn += 1
    }
    await copyFile(resolve(kept, file), resolve(folder, `${name}.jpg`))
  }

  const waiting = cards.values()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const card of waiting) await write(card)
    }),
  )
  for (const file of found) if (!used.has(file)) await rm(resolve(kept, file))
  return drawn
}
