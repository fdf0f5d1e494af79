import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { naiveDemo } from './demo-catalogue.ts'
import { serviceWith } from './fake-service.ts'
import { createNaiveBackend } from './naive-backend.ts'

const source = readFileSync(resolve(import.meta.dirname, '../../docs/edge-function.js'), 'utf8')

const recipe = v.object({
  default: v.object({
    fetch: v.custom<(request: Request) => Promise<Response>>((value) => typeof value === 'function'),
  }),
})

const head =
  '<title>Page not found</title><meta name="description" content="A shop."><meta name="robots" content="noindex">'
const fallback = `<!doctype html><html data-path="*"><head>${head}</head><body><div id="root"></div></body></html>`
const ownPage = '<!doctype html><html data-path="/product/7"><head><title>Own</title></head></html>'

const demo = naiveDemo(200)
const productAt = (id: number) => demo.products.find((product) => product.id === id)
const service = serviceWith(
  createNaiveBackend({
    ...demo,
    products: demo.products.map((product) =>
      product.id === 100 ? { ...product, name: '<script>"$&"' } : product,
    ),
  }),
)
const policy = "default-src 'self'"
let isAway = false
let text = source
let asked: string[] = []

/** The page of an address as the documented function answers it, before a host that has a page of product 7 alone. */
async function pageAt(path: string): Promise<Response> {
  vi.stubGlobal('fetch', async (requested: Request | string) => {
    if (typeof requested === 'string') {
      asked.push(requested)
      return isAway ? new Response('', { status: 503 }) : service.request(requested)
    }
    const has = requested.url.endsWith('-7')
    return new Response(has ? ownPage : fallback, {
      status: has ? 200 : 404,
      headers: { 'Content-Security-Policy': policy, 'Content-Length': '7' },
    })
  })
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)
  return v.parse(recipe, module).default.fetch(new Request(`https://shop.example${path}`))
}

afterEach(() => {
  isAway = false
  text = source
  asked = []
  vi.unstubAllGlobals()
})

test('the documented function adds name, description and price to a product without a page', async () => {
  const response = await pageAt('/product/electronics-product-96')
  const html = await response.text()
  const product = productAt(96)
  expect(response.status).toBe(200)
  expect(html).toContain(`<title>${product?.name}</title>`)
  expect(html).toContain(`content="${product?.description}"`)
  expect(html).toContain(`"price":"${((product?.price ?? 0) / 100).toFixed(2)}"`)
  expect(html).not.toMatch(/noindex|Page not found|A shop\./)
  expect(response.headers.get('Content-Security-Policy')).toBe(policy)
  expect(response.headers.has('Content-Length')).toBe(false)
})

test('the documented function asks the service of the path that the product is below', async () => {
  text = source.replace("'/':", "'/shop/': 'https://en.example', '/shop/de/':")
  for (const path of ['/shop/product/96', '/shop/de/product/96', '/product/96', '/shop/de/x/product/96'])
    await pageAt(path)
  expect(asked).toEqual(['https://en.example/v1/product/96', 'https://catalogue.example/v1/product/96'])
})

test('the documented function escapes the texts of a product', async () => {
  const html = await (await pageAt('/product/100')).text()
  expect(html).toContain('<title>&lt;script>&quot;$&amp;&quot;</title>')
  expect(html).toContain(String.raw`"name":"\u003cscript>\"$&\""`)
})

test.each([
  ['a product with a page of its own', '/product/desk-lamp-7', 200, ownPage],
  ['a product that does not exist', '/product/79', 404, fallback],
  ['another address', '/product/none', 404, fallback],
])('the documented function leaves the page of %s', async (_what, path, status, html) => {
  const response = await pageAt(path)
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(html)
})

test('the documented function leaves the page where the service is away', async () => {
  isAway = true
  const response = await pageAt('/product/96')
  expect(response.status).toBe(404)
  expect(await response.text()).toBe(fallback)
})
