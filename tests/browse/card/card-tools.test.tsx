// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Matches,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { atom, createStore, Provider, useAtomValue } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { cardTools } from '#browse/card/card-tools.tsx'
import { cardToolsAtom } from '#browse/card/tools-on-cards.ts'
import { ProductGrid } from '#browse/grid/product-grid.tsx'
import { cartAtom } from '#cart/cart-atoms.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { createQueryClient } from '#catalogue/query-client.ts'
import { savedIdsAtom } from '#saved/saved.ts'
import { someProduct } from '../../cart/some-product.ts'

const [lamp, chair, mug] = [
  someProduct({ id: 7, name: 'Lamp' }),
  someProduct({ id: 8, name: 'Chair' }),
  someProduct({ id: 9, name: 'Mug' }),
]

const matchMedia = window.matchMedia.bind(window)

/** A touch screen beside the mouse, or none. */
const setTouch = (hasTouch: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia('all'), 'matches', {
      value: query === '(hover: hover)' || (hasTouch && query.includes('coarse')),
    }),
  )

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setTouch(false)
})

async function renderGrid(products: readonly ProductSummary[], search = '') {
  const store = createStore()
  const queryClient = createQueryClient()
  const shownAtom = atom(products)
  const root = createRootRoute({
    component: function Page() {
      const shown = useAtomValue(shownAtom)
      const listQuery = { category: 'All', search, size: 200 } as const
      return <ProductGrid listQuery={listQuery} count={shown.length} first={shown} />
    },
  })
  const product = createRoute({ getParentRoute: () => root, path: '/product/$id' })
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/' }), product]),
    history: createMemoryHistory(),
    context: { queryClient },
  })
  await act(() => router.load())
  await act(async () =>
    render(
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router}>
            <Matches />
          </RouterContextProvider>
        </QueryClientProvider>
      </Provider>,
    ),
  )
  return {
    store,
    user: userEvent.setup(),
    show: (shown: readonly ProductSummary[]) => act(async () => store.set(shownAtom, shown)),
    /** As the first input does. */
    loadTools: () => act(async () => store.set(cardToolsAtom, cardTools())),
  }
}

const cards = () => screen.getAllByRole('article')
const toolsOf = (card: HTMLElement | undefined) =>
  [...(card?.querySelectorAll('[aria-pressed]') ?? [])].map((tool) => tool.getAttribute('aria-label'))

test('the card with the focus, or else under the pointer, has Save and Compare, and no other card', async () => {
  const { user, loadTools } = await renderGrid([lamp, chair, mug])
  await user.hover(screen.getByText('Chair'))
  expect(cards().flatMap(toolsOf)).toEqual([])
  await loadTools()
  expect(cards().map(toolsOf)).toEqual([[], ['Save Chair', 'Compare Chair'], []])
  await act(async () => screen.getByRole('link', { name: /Mug/ }).focus())
  expect(cards().map(toolsOf)).toEqual([[], [], ['Save Mug', 'Compare Mug']])
})

test('the tools have the whole name of a product whose name has a match marked', async () => {
  const { user, loadTools } = await renderGrid([someProduct({ name: 'Desk lamp' })], 'desk')
  await loadTools()
  await user.hover(screen.getByRole('article'))
  expect(toolsOf(cards()[0])).toEqual(['Save Desk lamp', 'Compare Desk lamp'])
})

test('the tools are of the product that a search shows in the same card', async () => {
  const { user, store, show, loadTools } = await renderGrid([lamp])
  await loadTools()
  await user.hover(screen.getByRole('article'))
  await show([chair])
  await user.click(screen.getByRole('button', { name: 'Save Chair' }))
  expect(store.get(savedIdsAtom)).toEqual([8])
})

test('the pointer leaves the tools in their card while the focus is on one of them', async () => {
  const { user, loadTools } = await renderGrid([lamp, chair])
  await loadTools()
  await user.hover(screen.getByText('Lamp'))
  const save = screen.getByRole('button', { name: 'Save Lamp' })
  await act(async () => save.focus())
  const matches = vi.spyOn(HTMLUListElement.prototype, 'querySelector').mockReturnValue(save)
  await user.hover(screen.getByText('Chair'))
  expect(matches).toHaveBeenCalledWith('[aria-pressed]:focus-visible')
  matches.mockRestore()
  expect(document.activeElement).toBe(save)
  expect(cards().map(toolsOf)).toEqual([['Save Lamp', 'Compare Lamp'], []])
})

test('with a touch screen every card has its own tools, soon after it is shown and after the first input', async () => {
  setTouch(true)
  const { loadTools } = await renderGrid([lamp, chair])
  const both = [
    ['Save Lamp', 'Compare Lamp'],
    ['Save Chair', 'Compare Chair'],
  ]
  await waitFor(() => expect(cards().map(toolsOf)).toEqual(both))
  await loadTools()
  expect(cards().map(toolsOf)).toEqual(both)
})

test('cards that are saved or chosen to compare have marks, and no other card', async () => {
  sessionStorage.setItem('shop/compare/1', '[7]')
  localStorage.setItem('shop/saved/1', '[8]')
  const { loadTools } = await renderGrid([lamp, chair, mug])
  const marks = () => cards().map((card) => card.textContent?.match(/Saved|Chosen to compare/g) ?? [])
  expect(marks()).toEqual([[], [], []])
  await loadTools()
  expect(marks()).toEqual([['Chosen to compare'], ['Saved'], []])
})

test('Add to Cart adds the product of its card, and renders no card again', async () => {
  let renders = 0
  const counted = (product: ProductSummary) =>
    Object.defineProperty({ ...product }, 'description', {
      get() {
        renders += 1
        return 'A lamp for a desk.'
      },
    })
  const products = [lamp, chair, mug].map(counted)
  const { store, user, show, loadTools } = await renderGrid(products)
  await loadTools()
  const add = screen.getByRole('button', { name: 'Add to Cart, Chair' })
  await user.hover(add)
  renders = 0
  await act(async () => add.click())
  await show([...products])
  expect(store.get(cartAtom).map(({ id, quantity }) => [id, quantity])).toEqual([[8, 1]])
  expect(renders).toBe(0)
})

test('the pointer renders the card that it enters and the one that it leaves, and no other', async () => {
  const rendered: number[] = []
  const counted = (product: ProductSummary) =>
    Object.defineProperty({ ...product }, 'description', {
      get() {
        rendered.push(product.id)
        return ''
      },
    })
  const { user, loadTools } = await renderGrid([lamp, chair, mug].map(counted))
  await loadTools()
  await user.hover(screen.getByText('Lamp'))
  rendered.length = 0
  await user.hover(screen.getByText('Chair'))
  expect(new Set(rendered)).toEqual(new Set([7, 8]))
})
