import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The address of the shops that tests build under a path. */
export const subPathAddress = 'https://host.example/shop'

/** Lists the requests outside the path that the pages of a context send from now on. */
export function recordOutside(context: BrowserContext): readonly string[] {
  const outside: string[] = []
  context.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol.startsWith('http') && !pathname.startsWith('/shop/')) outside.push(request.url())
  })
  return outside
}

/** Expects that these pages of a shop refer to nothing outside the path. `at` returns the address of a path. */
export async function expectReferencesWithin(
  request: APIRequestContext,
  at: (path: string) => string,
  pages: readonly string[],
): Promise<void> {
  for (const path of pages) {
    const html = await (await request.get(at(path))).text()
    const named = [...html.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map(([, name = '']) => name)
    const sets = [...html.matchAll(/ (?:imagesrcset|srcset)="([^"]*)"/gi)].flatMap(([, set = '']) =>
      set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    )
    expect(named.length).toBeGreaterThan(20)
    expect([...named, ...sets].filter((name) => !name.startsWith('/shop/'))).toEqual([])
  }
}

/**
 * Expects whole addresses, with the path, in the files for crawlers and networks. `products` are the paths of all product
 * pages; the first has `images` at least: its share card and its own.
 */
export async function expectWholeAddresses(
  request: APIRequestContext,
  at: (path: string) => string,
  { products, images }: { products: readonly [string, ...string[]]; images: number },
): Promise<void> {
  const product = await (await request.get(at(products[0]))).text()
  expect(product).toContain(`<link rel="canonical" href="${subPathAddress}${products[0]}">`)
  const named = [...product.matchAll(/https:\/\/host\.example[^"?]*/g)].map(([whole]) => whole)
  expect(named.filter((whole) => !whole.startsWith(`${subPathAddress}/`))).toEqual([])
  const files = named.filter((whole) => /\.(?:jpg|avif)$/.test(whole))
  expect(files.length).toBeGreaterThanOrEqual(images)
  for (const file of new Set(files))
    expect((await request.get(at(file.slice(subPathAddress.length)))).status(), file).toBe(200)

  const sitemap = await (await request.get(at('/sitemap.xml'))).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, whole]) => whole)
  expect(listed.filter((whole) => !whole?.startsWith(`${subPathAddress}/`))).toEqual([])
  const pages = ['/', '/products', '/accessibility', ...products]
  expect(listed).toEqual(expect.arrayContaining(pages.map((path) => subPathAddress + path)))
  expect(await (await request.get(at('/robots.txt'))).text()).toContain(`${subPathAddress}/sitemap.xml`)
}
