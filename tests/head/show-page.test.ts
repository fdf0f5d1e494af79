// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import type { PageMatch } from '#head/page.ts'
import { showPage } from '#head/show-page.ts'
import type { Product } from '#catalogue/product.ts'
import { sliceQuery } from '#catalogue/queries.ts'
import { createQueryClient } from '#catalogue/query-client.ts'
import { productWith } from './some-product.ts'

const product = productWith({ id: 12, name: 'Kettle' })

const match = (change: Partial<PageMatch> = {}): PageMatch => ({
  id: '/product/12',
  routeId: '/product/$id',
  status: 'success',
  search: {},
  loaderData: { id: 12, size: 200 },
  ...change,
})

beforeEach(() => {
  document.head.replaceChildren()
})

describe('the head of a product whose details are still loading', () => {
  /** A cache whose list contains the product, with the product's own query pending. */
  const listed = (whole: Promise<Product>) => {
    vi.spyOn(embeddedSource, 'product').mockReturnValue(whole)
    const client = createQueryClient()
    const shown = { category: 'All', search: '', size: 200 } as const
    client.setQueryData(sliceQuery(shown, 0).queryKey, { products: [product], total: 1 })
    return client
  }

  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')

  test('has its title first, and the rest once the details have loaded', async () => {
    let load = () => {}
    const whole = new Promise<Product>((resolve) => {
      load = () => resolve(product)
    })
    const shown = showPage(() => [match()], listed(whole), false)
    await expect.poll(() => document.title).not.toBe('')
    expect(document.title).toBe('Kettle – Brooklyn Parcel')
    expect(canonical()).toBeUndefined()
    load()
    await shown
    expect(document.title).toBe('Kettle – Brooklyn Parcel')
    expect(canonical()).toMatch(/\/product\/12$/)
  })

  test('does not replace that of a page opened meanwhile', async () => {
    let matches = [match()]
    let load = () => {}
    const whole = new Promise<Product>((resolve) => {
      load = () => resolve(product)
    })
    const shown = showPage(() => matches, listed(whole), false)
    await expect.poll(() => document.title).not.toBe('')
    matches = [match({ id: '/product/13' })]
    load()
    await shown
    expect(canonical()).toBeUndefined()
  })

  test('keeps its title where the details cannot be loaded', async () => {
    const gone = Promise.reject<Product>(new Error('gone'))
    // Requested later, after the paint.
    gone.catch(() => undefined)
    await showPage(() => [match()], listed(gone), false)
    expect(document.title).toBe('Kettle – Brooklyn Parcel')
    expect(canonical()).toBeUndefined()
  })
})
