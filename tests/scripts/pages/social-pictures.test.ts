import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shortened } from '#catalogue/import/record-warnings.ts'
import { shop } from '#shop'
import type { Product } from '#catalogue/product.ts'
import type { ShopConfig } from '#shop.types.ts'
import { findShopFolder, readChosenCatalogue } from '../../../scripts/catalogue/chosen-shop.ts'
import { shopCard } from '../../../scripts/social/cards.tsx'
import { drawCard, mostBytes } from '../../../scripts/social/draw-card.ts'
import { loadMessages } from '../../../scripts/messages/compile-messages.ts'
import { writeSocialPictures } from '../../../scripts/pages/social-pictures.ts'

const catalogue = await readChosenCatalogue()

/** An image that JPEG cannot make small: each pixel has a colour of its own. */
const noise = (contrast: number) =>
  sharp({
    create: {
      width: 630,
      height: 630,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: contrast },
    },
  })
    .png()
    .toBuffer()

const drawJpeg = async (...card: Parameters<typeof drawCard>) => (await drawCard(...card)).jpeg

/** Fraction of the right half's pixels that differ from the grey picture. */
async function textShare(card: Uint8Array): Promise<number> {
  const pixels = await sharp(card)
    .extract({ left: 700, top: 0, width: 500, height: 630 })
    .greyscale()
    .raw()
    .toBuffer()
  return pixels.filter((value) => Math.abs(value - 0x88) > 24).length / pixels.length
}

/** How many clearly different colours the right half has. */
async function coloursOf(card: Uint8Array): Promise<number> {
  const pixels = await sharp(card).extract({ left: 640, top: 0, width: 560, height: 630 }).raw().toBuffer()
  const colours = new Set<number>()
  for (let at = 0; at < pixels.length; at += 3)
    colours.add(
      ((pixels[at] ?? 0) >> 5) * 64 + ((pixels[at + 1] ?? 0) >> 5) * 8 + ((pixels[at + 2] ?? 0) >> 5),
    )
  return colours.size
}

describe('a share card', () => {
  it('is encoded smaller until it is within its limit', async () => {
    const picture = await noise(12)
    const best = await drawJpeg(picture, shopCard(shop), { limit: Infinity })
    expect(best.length).toBeGreaterThan(mostBytes)
    const drawn = await drawJpeg(picture, shopCard(shop))
    expect(drawn.length).toBeLessThan(mostBytes)
    const { width, height, format } = await sharp(drawn).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  })

  it('has the letters of Central Europe', async () => {
    const picture = await noise(0)
    const drawn = await Promise.all(
      ['Dračí lampa', 'Lámpara'].map((name) => drawJpeg(picture, shopCard({ ...shop, name }))),
    )
    for (const card of drawn) expect(await textShare(card)).toBeGreaterThan(0.01)
  })

  it.each(['Tách trà Hồ Tây', 'Tách trà Hồ Tây'.normalize('NFD')])('has the letters of %j', async (name) => {
    const picture = await noise(0)
    const lead = 'Ướp bằng tay ở Hà Nội, từ 20.000 ₫.'
    const card = shopCard({ ...shop, name, hero: { ...shop.hero, lead } })
    expect((await drawCard(picture, card)).hasText).toBe(true)
  })

  it.each(['折りたたみ傘', 'مصباح', 'Зонт'])(
    'has the logo where the fonts lack letters of %j',
    async (name) => {
      const picture = await noise(0)
      const { jpeg, hasText } = await drawCard(picture, shopCard({ ...shop, name }))
      expect(hasText).toBe(false)
      expect(await coloursOf(jpeg), 'beside the picture').toBeGreaterThan(8)
      const { width, height } = await sharp(jpeg).metadata()
      expect({ width, height }).toEqual({ width: 1200, height: 630 })
    },
  )

  it('has nothing in place of emoji', async () => {
    const picture = await noise(0)
    const shareOf = async (name: string) => textShare(await drawJpeg(picture, shopCard({ ...shop, name })))
    expect(await shareOf('🪔🪔🪔')).toBeCloseTo(await shareOf(' '), 4)
    expect(await shareOf('Lamp')).not.toBeCloseTo(await shareOf(' '), 4)
  })

  it('is the lightest encoding where none is within the limit', async () => {
    const picture = await noise(12)
    const lightest = await drawJpeg(picture, shopCard(shop), { limit: 1 })
    expect(lightest.length).toBeLessThan(
      (await drawJpeg(picture, shopCard(shop), { limit: Infinity })).length / 2,
    )
  })
})

describe('the share cards of a build', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(resolve(tmpdir(), 'cards-'))
    await cp(resolve(await findShopFolder(), 'public'), resolve(folder, 'dist'), { recursive: true })
  })
  afterEach(() => rm(folder, { recursive: true }))

  const write = async (limit?: number, ownShop: ShopConfig = shop, change: Partial<Product> = {}) => {
    return writeSocialPictures(resolve(folder, 'dist'), {
      productIds: [1],
      catalogue: {
        ...catalogue,
        products: catalogue.products.map((product) => ({ ...product, ...change })),
      },
      shop: ownShop,
      texts: (await loadMessages('en')).social,
      cache: resolve(folder, 'cache'),
      limit,
    })
  }

  it('are drawn once, one for the shop and one for each product', async () => {
    expect((await write()).drawn).toBe(2)
    expect((await readdir(resolve(folder, 'dist/social'))).toSorted()).toEqual(['1.jpg', 'shop.jpg'])
    expect((await write()).drawn).toBe(0)
  })

  it('are named in a warning with their fields where they are too heavy, in every build', async () => {
    for (const build of [1, 2]) {
      const { warnings } = await write(5000)
      expect(warnings, `build ${build}`).toHaveLength(2)
      expect(shortened(warnings).join('\n')).toMatch(
        /the shop \(hero\.title, hero\.lead in src\/shop\.config\.ts\) weighs \d+ kB/,
      )
      expect(shortened(warnings).join('\n')).toMatch(/product 1 \(image, name\) weighs \d+ kB/)
    }
    expect((await stat(resolve(folder, 'dist/social/shop.jpg'))).size).toBeGreaterThan(5000)
  })

  it('are named in one warning where the fonts lack letters of their texts, in every build', async () => {
    for (const name of ['折りたたみ傘', '折りたたみ傘', 'Зонт']) {
      expect((await write(undefined, { ...shop, name })).warnings).toEqual([
        'There is no text on the share card of the shop and product 1: the cards’ fonts lack letters of it. Name a package that has them in `fonts.cards` of shop.look.ts, for example @fontsource-variable/noto-sans-jp or @fontsource-variable/noto-sans-arabic.',
      ])
    }
    expect((await readdir(resolve(folder, 'cache'))).length).toBe(2)
    expect((await write()).warnings).toEqual([])
  })

  it('are named where their pictures are at another host, and not drawn where these are shared themselves', async () => {
    const hosted = { picture: 'https://pictures.example/lamp.jpg' }
    const { warnings } = await write(undefined, shop, hosted)
    expect(warnings).toEqual([
      'The share card of product 1 shows the shop’s picture: the build fetches none from other hosts. Put the pictures into the folder pictures of the shop, or write `sharesHostedPictures: true` in shop.config.ts: then links show the picture itself, without name and price.',
    ])
    const sharing = { ...shop, sharesHostedPictures: true }
    await rm(resolve(folder, 'dist/social'), { recursive: true })
    expect((await write(undefined, sharing, hosted)).warnings).toEqual([])
    expect(await readdir(resolve(folder, 'dist/social'))).toEqual(['shop.jpg'])
  })
})
