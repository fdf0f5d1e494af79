import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import { describe, expect, test } from 'vitest'
import { cleanCatalogue } from '#catalogue/import/clean-catalogue.ts'
import { generateProduct } from '#catalogues/demo/generated.ts'
import { products as rawProducts } from '#catalogues/demo/products.ts'
import { shop } from '#shop'
import { font } from '#theme/tokens.ts'
import { fontStyles } from '../../scripts/fonts.ts'
import { typefaces } from '../../scripts/fonts/font-sources.ts'
import { letters, unicodeRange } from '../../scripts/fonts/letters.ts'
import { paths } from '../../scripts/paths.ts'
import { demoRules } from '../catalogue/demo-rules.ts'

const theme = resolve(paths.root, 'src/theme')

test('the subsets contain all letters of products and shop', () => {
  const generated = Array.from({ length: 115 }, (_, index) => generateProduct(86 + index))
  const texts = JSON.stringify([shop, cleanCatalogue(rawProducts, demoRules).products, generated])
  const missing = [...new Set(texts)].filter((letter) => !letters.includes(letter))
  expect(missing).toEqual([])
})

test('the committed styles are those that the script writes', async () => {
  // The formatter breaks long lines.
  const bare = (text: string) => text.replaceAll(/\s+/g, '')
  expect(bare(await readFile(resolve(theme, 'fonts.css'), 'utf8'))).toBe(bare(await fontStyles()))
})

describe.each(typefaces)('$name', ({ name, family, fallback }) => {
  test('is a font, and small', async () => {
    const file = await readFile(resolve(theme, `fonts/${name}-shop.woff2`))
    expect(file.length).toBeLessThan(31_000)
    expect((await fromBuffer(file)).unitsPerEm).toBe(1000)
  })

  test('has its fallback after it in the theme', () => {
    const stacks = Object.values(font)
    expect(stacks.some((stack) => stack.startsWith(`'${family}', '${fallback}',`))).toBe(true)
  })
})

test('a range is written in CSS syntax', () => {
  expect(unicodeRange('cabz–')).toBe('U+61-63,U+7A,U+2013')
})
