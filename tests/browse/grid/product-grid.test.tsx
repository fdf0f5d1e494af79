// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { cardToolsAtom } from '#browse/card/tools-on-cards.ts'
import { ProductGrid } from '#browse/grid/product-grid.tsx'
import { createQueryClient } from '#catalogue/query-client.ts'
import { productWith } from '../../head/some-product.ts'
import { endWithFile } from '../../end-with-file.ts'

endWithFile()

const everything = { category: 'All', search: '', size: 200 } as const
const first = [productWith()]
const client = createQueryClient()
const router = createRouter({
  history: createMemoryHistory(),
  routeTree: createRootRoute({
    component: () => <ProductGrid listQuery={everything} count={1} firstSlice={first} />,
  }),
})

const pageWith = (store: ReturnType<typeof createStore>) => (
  <Provider store={store}>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </Provider>
)

test('tools that the first input loads before a list is hydrated leave its cards, and are on them then', async () => {
  await router.load()
  const page = document.createElement('div')
  page.innerHTML = renderToString(pageWith(createStore()))
  const card = page.querySelector('article')
  const store = createStore()
  store.set(cardToolsAtom, { areOnEveryCard: true, Tools: () => <button type="button">Save</button> })
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => hydrateRoot(page, pageWith(store), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(page.querySelector('article')).toBe(card)
  expect(card?.textContent).toContain('Save')
})
