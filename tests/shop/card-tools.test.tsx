// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ProductSummary } from '#catalogue/product.ts'
import { addButton, cartName, openShop } from './open-shop.tsx'

/** The products that are fetched ahead. */
const fetched = vi.hoisted((): number[] => [])
vi.mock(import('#browse/card/preload-product.ts'), () => ({
  preloadProduct(_router, id) {
    fetched.push(id)
    return Promise.resolve(null)
  },
}))

const found = '/products?search=headphones'
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
  fetched.length = 0
})

const cards = () => screen.getAllByRole('article')
const toolsOf = (card: Element) =>
  [...card.querySelectorAll('[aria-pressed]')].map((tool) => tool.getAttribute('aria-label'))
const tools = () => cards().map(toolsOf)

/** The products of a search in the catalogue, with at least three cards. */
async function openFound() {
  const shop = await openShop(found)
  const names = cards().map((card) => card.querySelector('h3 a')?.lastChild?.textContent ?? '')
  const both = (index: number) => [`Save ${names[index]}`, `Compare ${names[index]}`]
  return {
    ...shop,
    names,
    both,
    /** The tools of each card, where only this one has them. */
    only: (index: number) => names.map((_, at) => (at === index ? both(at) : [])),
    hover: (index: number) => shop.user.hover(cards()[index] ?? document.body),
  }
}

/** Notes the ids of the cards that are rendered from now on: each reads its product's description. */
function recordRenders({ router }: Awaited<ReturnType<typeof openShop>>): number[] {
  const rendered: number[] = []
  const queries = router.options.context.queryClient.getQueriesData<{ products: ProductSummary[] }>({
    queryKey: ['catalogue', 'slice'],
  })
  for (const product of queries.flatMap(([, data]) => data?.products ?? [])) {
    const { id, description } = product
    // Test files share the catalogue.
    onTestFinished(() => void Object.defineProperty(product, 'description', { value: description }))
    Object.defineProperty(product, 'description', {
      configurable: true,
      get() {
        rendered.push(id)
        return description
      },
    })
  }
  return rendered
}

test('the card that the pointer or the focus entered last has Save and Compare, and no other card', async () => {
  const { only, hover, names } = await openFound()
  expect(names.length).toBeGreaterThan(2)
  expect(tools().flat()).toEqual([])
  await hover(1)
  await waitFor(() => expect(tools()).toEqual(only(1)))
  await act(async () => cards()[2]?.querySelector('a')?.focus())
  expect(tools()).toEqual(only(2))
})

test('the tools are of the product that a search shows in the same card', async () => {
  const { only, hover, user, visit } = await openFound()
  await hover(0)
  await waitFor(() => expect(tools()).toEqual(only(0)))
  await visit('/products?search=backpack')
  await waitFor(() => expect(cards()[0]?.textContent).toMatch(/backpack/i))
  const name = cards()[0]?.querySelector('h3 a')?.lastChild?.textContent ?? ''
  await user.click(screen.getByRole('button', { name: `Save ${name}` }))
  await user.click(screen.getByRole('link', { name: 'Saved 1' }))
  await waitFor(() =>
    expect(cards().map((card) => card.textContent)).toEqual([expect.stringContaining(name)]),
  )
})

test('the pointer leaves the tools in their card while the focus is on one of them', async () => {
  const { only, hover, names } = await openFound()
  await hover(0)
  const save = await screen.findByRole('button', { name: `Save ${names[0]}` })
  await act(async () => save.focus())
  await hover(1)
  expect(document.activeElement).toBe(save)
  expect(tools()).toEqual(only(0))
})

/** The id of the product in a card. */
const idAt = (index: number) =>
  Number(cards()[index]?.querySelector('a')?.getAttribute('href')?.split('/').at(-1))

test('the product that another list has under a resting pointer is not fetched ahead', async () => {
  const { hover, visit } = await openFound()
  const first = idAt(0)
  await hover(0)
  await waitFor(() => expect(fetched).toEqual([first]))
  await visit('/products?search=backpack')
  await waitFor(() => expect(cards()[0]?.textContent).toMatch(/backpack/i))
  await hover(1)
  await waitFor(() => expect(fetched.at(-1)).toBe(idAt(1)))
  expect(fetched).toEqual([first, idAt(1)])
  await hover(0)
  await waitFor(() => expect(fetched).toEqual([first, idAt(1), idAt(0)]))
})

test('nothing is fetched ahead while the visitor saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const { hover, only } = await openFound()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await hover(0)
  await waitFor(() => expect(tools()).toEqual(only(0)))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(fetched).toEqual([])
})

test('with a touch screen every card has its own tools, before and after the first input', async () => {
  setTouch(true)
  const { names, both, user } = await openFound()
  const all = names.map((_, index) => both(index))
  await waitFor(() => expect(tools()).toEqual(all))
  await user.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(document.querySelector('#cart-button[aria-keyshortcuts]')).not.toBeNull())
  expect(tools()).toEqual(all)
})

test('cards that are saved or chosen to compare have marks, and no other card', async () => {
  sessionStorage.setItem('shop/compare/1', '[1]')
  localStorage.setItem('shop/saved/1', '[96]')
  const { user } = await openFound()
  const marks = () => cards().map((card) => card.textContent?.match(/Saved|Chosen to compare/g) ?? [])
  expect(marks().flat()).toEqual([])
  await user.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(marks()).toEqual([['Chosen to compare'], ['Saved'], [], []]))
})

test('Add to Cart adds the product of its card, and renders no card again', async () => {
  const { names, only, hover, user, ...shop } = await openFound()
  await hover(1)
  await waitFor(() => expect(tools()).toEqual(only(1)))
  const rendered = recordRenders({ user, ...shop })
  await user.click(addButton(names[1] ?? ''))
  await waitFor(() => expect(cartName()).toBe('Cart, 1 item'))
  expect(rendered).toEqual([])
  await hover(2)
  await waitFor(() => expect(tools()).toEqual(only(2)))
  // Entered and left.
  expect(new Set(rendered)).toEqual(new Set([96, 146]))
})
