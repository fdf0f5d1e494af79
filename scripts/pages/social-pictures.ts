import { isPlaceholder } from '#catalogue/pictures/picture-address.ts'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { resolve, sep } from 'node:path'
import pLimit from 'p-limit'
import type { ReactElement } from 'react'
import { largeOf } from '#catalogue/pictures/own-picture.ts'
import { aboutProducts, type Warning } from '#catalogue/import/record-warnings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { ShopConfig } from '#shop.types.ts'
import { heroPictures } from '../catalogue/hero-pictures.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Look, usualLook } from '../look/read-look.ts'
import { productCard, shopCard, type CardSource } from '../social/cards.tsx'
import { drawCard, mostBytes } from '../social/draw-card.ts'
import { cardFontsOf, cardLookOf } from '../social/own-card-look.ts'
import { writeWhole } from '../write-whole.ts'
import { findSummaries, hostedCardWarnings, isHosted } from './hosted-cards.ts'

interface Card {
  /** Of the product; null for the shop. */
  readonly id: number | null
  /** For warnings: the subject, and the fields that determine the card's weight. */
  readonly subject: string
  /** A file of the build; null for the shop's picture. */
  readonly picture: string | null
  readonly text: ReactElement
}

/** All inputs of a card's design apart from its text. */
const designFiles = [
  'scripts/social/cards.tsx',
  'scripts/social/card-letters.ts',
  'scripts/social/draw-card.ts',
  'scripts/social/own-card-look.ts',
  'scripts/fonts/font-sources.ts',
  'src/theme/tokens.ts',
  // The versions of what draws them.
  'package-lock.json',
]

/** What the build has written. Throws for a path that leads out of `dist`. */
function fileIn(dist: string, path: string): string {
  const file = resolve(dist, path.slice(1))
  if (!file.startsWith(dist + sep)) throw new RangeError(`${path} is no file of the shop.`)
  return file
}

function cardOf(product: ProductSummary, source: CardSource, dist: string): Card {
  const large = largeOf(product.picture)
  return {
    id: product.id,
    subject: `product ${product.id} (image, name)`,
    // External images are not downloaded for this.
    picture: large.startsWith('/') && !isPlaceholder(large) ? fileIn(dist, large) : null,
    text: productCard(product, source),
  }
}

/** The shop's picture: the hero's, otherwise a plain field, with the shop's icon where it has one. */
async function readShopPicture(
  dist: string,
  { hasHeroPicture }: Catalogue,
  { icon, light }: Look,
): Promise<Buffer> {
  if (hasHeroPicture) return readFile(fileIn(dist, heroPictures[0]))
  const { default: sharp } = await import('sharp')
  const background = icon === null ? light.tape : light.kraft
  const drawn = icon === null ? [] : [{ input: await sharp(icon, { density: 300 }).resize(260).toBuffer() }]
  return sharp({ create: { width: 630, height: 630, channels: 3, background } })
    .composite(drawn)
    .png()
    .toBuffer()
}

interface Options {
  readonly productIds: readonly number[]
  readonly catalogue: Catalogue
  readonly shop: ShopConfig
  readonly texts: CardSource['texts']
  readonly look?: Look | undefined
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** The folder for cards of earlier builds, named by a hash of their input; absolute. */
  readonly cache: string
  /** The folder for the cards, `dist/de/social`; that of the first language where it is missing. */
  readonly folder?: string
  /** Limit in bytes. */
  readonly limit?: number | undefined
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`

const warnOfWeight = (subject: string, bytes: number, limit: number) =>
  `The share card of ${subject} weighs ${kilobytes(bytes)}; some networks show none over ${kilobytes(limit)}.`

/** The end of a card's name in the cache: it tells later builds which cards have no text. */
const endWithoutText = '-image.jpg'
const cachedAs = (hash: string, hasText: boolean) => `${hash}${hasText ? '.jpg' : endWithoutText}`

/** By card: the number of a product, or null for the shop. */
function warnOfText(cards: readonly (number | null)[]): Warning {
  const ids = cards.filter((id) => id !== null).toSorted((a, b) => a - b)
  const sentence = (products: readonly string[]) => {
    const owners = [...(cards.includes(null) ? ['the shop'] : []), ...products].join(' and ')
    return `There is no text on the share card of ${owners}: the cards’ fonts lack letters of it. Name a package that has them in \`fonts.cards\` of shop.look.ts, for example @fontsource-variable/noto-sans-jp or @fontsource-variable/noto-sans-arabic.`
  }
  return ids.length > 0 ? aboutProducts(ids, (names) => sentence([names])) : sentence([])
}

/**
 * Draws the share cards of the shop and of these products as `social/{id}.jpg` in `dist`. Draws only cards whose
 * input has changed since the last build. Returns how many it drew, and sentences about cards that lack a part.
 */
export async function writeSocialPictures(
  dist: string,
  {
    productIds,
    catalogue,
    shop,
    texts,
    look = usualLook,
    direction = 'ltr',
    cache,
    folder = resolve(dist, 'social'),
    limit = mostBytes,
  }: Options,
): Promise<{ readonly drawn: number; readonly warnings: readonly Warning[] }> {
  const cardLook = await cardLookOf(look, direction)
  const shopPicture: Card = {
    id: null,
    subject: 'the shop (hero.title, hero.lead in src/shop.config.ts)',
    picture: null,
    text: shopCard(shop, cardLook),
  }
  const cards = [
    shopPicture,
    ...findSummaries(catalogue, productIds)
      .filter((product) => !isHosted(product) || !shop.sharesHostedPictures)
      .map((product) => cardOf(product, { shop, look: cardLook, money: catalogue.head.money, texts }, dist)),
  ]
  const fonts = await cardFontsOf(
    look,
    cards.map(({ text }) => text),
  )
  const shopBytes = await readShopPicture(dist, catalogue, look)
  await mkdir(folder, { recursive: true })
  await mkdir(cache, { recursive: true })
  const found = new Set(await readdir(cache))
  const design = await Promise.all(designFiles.map((file) => readFile(resolve(paths.root, file))))
  /** The name in the cache by hash: equal cards are drawn once. */
  const used = new Map<string, Promise<string>>()
  const withoutText: (number | null)[] = []
  const warnings: Warning[] = []
  let drawn = 0

  async function draw(hash: string, bytes: Buffer, text: ReactElement): Promise<string> {
    const { jpeg, hasText } = await drawCard(bytes, text, { limit, fonts, look: cardLook })
    const file = cachedAs(hash, hasText)
    await writeWhole(resolve(cache, file), jpeg)
    drawn += 1
    return file
  }

  async function write({ id, subject, picture, text }: Card): Promise<void> {
    const bytes =
      picture === null
        ? shopBytes
        : await readFile(picture).catch(() => {
            warnings.push(`The share card of ${subject} shows the shop's picture: ${picture} cannot be read.`)
            return shopBytes
          })
    const parts = createHash('sha256').update(bytes).update(JSON.stringify(text))
    for (const part of [...design, look.fonts?.styles ?? '']) parts.update(part)
    const hash = parts.digest('hex')
    const cached = [true, false].map((hasText) => cachedAs(hash, hasText)).find((file) => found.has(file))
    const ready = used.get(hash) ?? (cached === undefined ? draw(hash, bytes, text) : Promise.resolve(cached))
    used.set(hash, ready)
    const file = await ready
    if (file.endsWith(endWithoutText)) withoutText.push(id)
    const { size } = await stat(resolve(cache, file))
    if (size >= limit) warnings.push(warnOfWeight(subject, size, limit))
    await copyFile(resolve(cache, file), resolve(folder, `${id ?? 'shop'}.jpg`))
  }

  await pLimit(availableParallelism()).map(cards, write)
  if (withoutText.length > 0) warnings.push(warnOfText(withoutText))
  warnings.push(...hostedCardWarnings(catalogue, productIds, shop))
  const kept = new Set(await Promise.all(used.values()))
  for (const file of found) if (!kept.has(file)) await rm(resolve(cache, file))
  return { drawn, warnings }
}
