// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { openProduct } from '#catalogue/opened-product.ts'
import type { PageMatch } from '#head/page.ts'
import { showPage } from '#head/show-page.ts'
import type { Product } from '#catalogue/product.ts'
import { productWith } from './some-product.ts'

const product = productWith({ id: 12, name: 'Kettle' })

const match = (change: Partial<PageMatch> = {}): PageMatch => ({
  id: '/product/12',
  routeId: '/product/$id',
  status: 'success',
  search: {},
  loaderData: openProduct(product, Promise.resolve(product), product),
  ...change,
})

beforeEach(() => {
  document.head.replaceChildren()
})

describe('the head of a product that is shown before all of it has come', () => {
  const pressed = (whole: Promise<Product>) => match({ loaderData: openProduct(product, whole) })

  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')

  test('has its title at once, and the rest when that has come', async () => {
    let come = () => {}
    const whole = new Promise<Product>((resolve) => {
      come = () => resolve(product)
    })
    const shown = showPage(() => [pressed(whole)], false)
    expect(document.title).toBe('Kettle – Brooklyn Parcel')
    expect(canonical()).toBeUndefined()
    come()
    await shown
    expect(document.title).toBe('Kettle – Brooklyn Parcel')
    expect(canonical()).toMatch(/\/product\/12$/)
  })

  test('is not written over that of a page which has come meanwhile', async () => {
    let matches = [pressed(Promise.resolve(product))]
    const shown = showPage(() => matches, false)
    matches = [match({ id: '/product/13' })]
    await shown
    expect(canonical()).toBeUndefined()
  })

  test('keeps its title where the rest does not come', async () => {
    await showPage(() => [pressed(Promise.reject(new Error('gone')))], false)
    expect(document.title).toBe('Kettle – Brooklyn Parcel')
    expect(canonical()).toBeUndefined()
  })
})
