import { createMemoryHistory } from '@tanstack/react-router'
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createShopRouter } from '#app/router.tsx'
import { describePage } from '#head/describe-page.ts'
import { readPage } from '#head/page.ts'
import { listPages } from '../../scripts/write-pages.ts'

const pages = listPages([1, 86])

it('has a page for every route of the shop', () => {
  const routes = readdirSync('routes').map((file) => `routes/${file}`)
  expect(new Set(pages.map(({ route }) => route))).toEqual(new Set(routes))
})

it('has a file of its own for each address, where a static host looks for it', () => {
  const named = pages.filter(({ path }) => path !== '/' && path !== '*')
  expect(named.map(({ file }) => file)).toEqual(named.map(({ path }) => `${path.slice(1)}.html`))
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length)
})

it.each(pages)(
  '$path names the route that shows it, and is unlisted where search engines are barred',
  async (page) => {
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
  },
)
