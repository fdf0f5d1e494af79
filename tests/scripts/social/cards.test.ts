import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shop } from '#shop'
import { readMoneyPattern } from '#catalogue/money/money-pattern.ts'
import { loadMessages } from '../../../scripts/messages/compile-messages.ts'
import { productCard, usualCardLook } from '../../../scripts/social/cards.tsx'
import { drawCard } from '../../../scripts/social/draw-card.ts'
import { productWith } from '../../head/some-product.ts'

const white = sharp({ create: { width: 630, height: 630, channels: 3, background: 'white' } })

const cardOf = async (direction: 'ltr' | 'rtl', locale: string, change = {}) =>
  productCard(productWith(change), {
    shop,
    look: { ...usualCardLook, direction },
    money: readMoneyPattern(locale, 'TND'),
    texts: (await loadMessages('en')).social,
  })

/** Darkest to brightest in these columns: 1 where they have one colour. */
async function evenness(card: Uint8Array, left: number, width: number) {
  const { channels } = await sharp(
    await sharp(card).extract({ left, top: 0, width, height: 630 }).toBuffer(),
  ).stats()
  return Math.min(...channels.map(({ min, max }) => min / max))
}

const cases = (['ltr', 'rtl'] as const).flatMap((direction) =>
  [149_500, 2_149_500_000].map((originalPrice) => ({ direction, originalPrice })),
)

test.each(cases)(
  'the margins of a card ($direction) are free beside a former price of $originalPrice millimes',
  async ({ direction, originalPrice }) => {
    const card = await cardOf(direction, 'fr-TN', { price: originalPrice - 29_500, originalPrice })
    const { jpeg } = await drawCard(await white.clone().png().toBuffer(), card, { limit: Infinity })
    // The strip of tape, and the paper on both sides of the text.
    for (const [left, width] of [
      [634, 8],
      [654, 28],
      [1164, 28],
    ] as const)
      expect(await evenness(jpeg, left, width), `from ${left} px on`).toBeGreaterThan(0.9)
  },
)

test('the space of a price in Arabic is one that satori draws', async () => {
  expect(JSON.stringify(await cardOf('rtl', 'ar-TN', { price: 9850, originalPrice: 12_000 }))).toContain(
    '9,850 د.ت.',
  )
})
