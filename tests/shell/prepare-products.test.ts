// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createShopRouter } from '#app/router.tsx'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { Footer } from '#shell/lazy.ts'
import { prepareProducts } from '#shell/prepare-products.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

/** The pages whose code is requested at an address, and whether a product is requested. */
async function prepareAt(path: string) {
  const router = createShopRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  const find = vi.spyOn(embeddedSource, 'product')
  const loadChunk = vi.spyOn(router, 'loadRouteChunk')
  const loadFooter = vi.spyOn(Footer, 'preload').mockResolvedValue(undefined)
  await prepareProducts(router)
  return {
    loadFooter,
    routes: loadChunk.mock.calls.map(([route]) => String(route.id)),
    find,
  }
}

test('the common code of product pages is fetched without a product', async () => {
  const { routes, find } = await prepareAt('/products')
  expect(routes).toEqual(['/product/$id'])
  expect(find).not.toHaveBeenCalled()
})

test('the footer is fetched, which React would otherwise try to hydrate while it renders the product', async () => {
  const { loadFooter } = await prepareAt('/products')
  expect(loadFooter).toHaveBeenCalledOnce()
})

test('a product page, which has its own code already, fetches what stays around the page', async () => {
  const { routes, loadFooter } = await prepareAt('/product/1')
  expect(routes).toEqual([])
  expect(loadFooter).toHaveBeenCalledOnce()
})

test('nothing is fetched for a visitor who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const { routes, loadFooter } = await prepareAt('/products')
  expect(routes).toEqual([])
  expect(loadFooter).not.toHaveBeenCalled()
})
