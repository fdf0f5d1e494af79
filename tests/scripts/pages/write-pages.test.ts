import { createMemoryHistory } from '@tanstack/react-router'
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createShopRouter } from '#app/router.tsx'
import { describePage } from '#head/describe-page.ts'
import { readPage } from '#head/page.ts'
import { readChosenCatalogue } from '../../../scripts/catalogue/chosen-shop.ts'
import { findProductPages } from '../../../scripts/catalogue/product-pages.ts'
import { listPages } from '../../../scripts/pages/write-pages.ts'

const parts = { compare: true, accessibility: true }
const products = findProductPages(await readChosenCatalogue(), undefined, [1, 86])
const pages = listPages(products, { parts, hasOrderPage: true })

it('the page list has every route of the shop', () => {
  const routes = readdirSync('routes').map((file) => `routes/${file}`)
  expect(new Set(pages.map(({ route }) => route))).toEqual(new Set(routes))
})

it('a shop without a checkout has no page for orders', () => {
  const others = listPages(products, { parts })
  expect(others).toEqual(pages.filter(({ path }) => path !== '/order'))
})

it('the page list has a file for each address, at the path that a static host uses', () => {
  const named = pages.filter(({ path }) => path !== '/' && path !== '*')
  expect(named.map(({ file }) => file)).toEqual(named.map(({ path }) => `${path.slice(1)}.html`))
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length)
})

it.each(pages)('the page $path has its route, and is unlisted where it has noindex', async (page) => {
  const isMissing = page.path === '*'
  const history = createMemoryHistory({ initialEntries: [isMissing ? '/404' : page.path] })
  const router = createShopRouter({ history })
  await router.load()
  const { matches } = router.state
  const routeId: string = matches.at(-1)?.routeId ?? ''
  const special: Readonly<Record<string, string>> = { '/': 'index', __root__: '__root' }
  const name = special[routeId] ?? routeId.slice(1).replaceAll('/', '.')
  expect(page.route).toBe(`routes/${name}.tsx`)
  expect(describePage(readPage(matches, router.options.context.queryClient)).isIndexed).toBe(
    !isMissing && !page.isUnlisted,
  )
})
