import { expect, test } from 'vitest'
import { openProduct } from '#catalogue/opened-product.ts'
import { generateProduct, generateSummary } from '#catalogue/generate-product.ts'

const product = generateProduct(90)
const summary = generateSummary(90)

test('a product that is known whole is there at once', () => {
  expect(openProduct(product, Promise.resolve(product), product).found()).toBe(product)
})

test('one that a list knew of is there when all of it has come, for good', async () => {
  const opened = openProduct(summary, Promise.resolve(product))
  expect(opened.found()).toBeUndefined()
  expect(await opened.whole).toBe(product)
  expect(opened.found()).toBe(product)
})

test('one that does not come says so to whoever waits, and to nobody else', async () => {
  const opened = openProduct(summary, Promise.reject(new Error('gone')))
  await expect(opened.whole).rejects.toThrow('gone')
  expect(opened.found()).toBeUndefined()
})
