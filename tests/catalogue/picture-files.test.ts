import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cleanCatalogue } from '#catalogue/import/clean-catalogue.ts'
import { firstGeneratedId, generateProduct } from '#catalogues/demo/generated.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import { products as rawProducts } from '#catalogues/demo/products.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { demoRules } from './demo-rules.ts'

const folder = resolve(import.meta.dirname, '../../src/catalogues/demo/public')

test('every picture of every product has a file for each of its sizes and formats', () => {
  const generated = Array.from({ length: ownSize - firstGeneratedId + 1 }, (_, index) =>
    generateProduct(firstGeneratedId + index),
  )
  const products = [...cleanCatalogue(rawProducts, demoRules).products, ...generated]
  const files = products.flatMap(({ picture, pictures }) =>
    [picture, ...pictures].flatMap((address) => {
      const { src, large, zoom } = pictureOf(address)
      return [src, large, zoom.src, src.replace(/\.avif$/, '.webp')]
    }),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect([...new Set(files)].filter((file) => !existsSync(`${folder}${file}`))).toEqual([])
})
