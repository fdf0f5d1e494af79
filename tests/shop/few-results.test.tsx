// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openShop, shownProducts } from './open-shop.tsx'

/** The code of parts and tables loads on demand. */
const didYouMean = async () =>
  within(await screen.findByRole('list', { name: 'Did you mean:' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

const line = () => screen.getByText(/^Showing /).textContent

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('a search that finds nothing', () => {
  test.each(['/', '/products'])('on %s offers a word of the same meaning, and Back returns', async (path) => {
    const { user, address, back } = await openShop(`${path}?search=trousers`)
    expect(await didYouMean()).toEqual(['jeans 3 products'])
    await user.click(screen.getByRole('link', { name: 'jeans 3 products' }))
    await waitFor(() => expect(address()).toBe(`${path}?search=jeans`))
    expect(line()).toBe('Showing 3 of 3 products matching “jeans”')
    await back()
    expect(address()).toBe(`${path}?search=trousers`)
  })

  test('shows the products of the first offer', async () => {
    await openShop('/products?search=trousers')
    const row = within(await screen.findByRole('region', { name: 'Products for “jeans”' }))
    expect(row.getAllByRole('link')).toHaveLength(3)
  })

  test('offers the filters of a sentence with a word of the same meaning, and shows its products', async () => {
    await openShop('/products?search=cheapest+trousers')
    expect(await didYouMean()).toEqual(['“jeans”, sorted by price, low to high 3 products'])
    const name = 'Products: “jeans”, sorted by price, low to high'
    expect(await screen.findByRole('region', { name })).toBeTruthy()
  })

  test('offers a corrected spelling under the same conditions, and else in the whole shop', async () => {
    await openShop('/products?search=hedphones&category=Books')
    expect(await didYouMean()).toEqual(['headphones 4 products in the whole shop'])
  })

  test('offers the whole catalogue, and the category of the intended products', async () => {
    const { user, address } = await openShop('/products?search=trousers')
    expect(await screen.findByRole('link', { name: 'Browse Fashion' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Browse all products' }))
    await waitFor(() => expect(address()).toBe('/products'))
  })

  test('offers the category and the last viewed products where nothing else is known', async () => {
    const { visit } = await openShop('/product/7')
    await visit('/product/21')
    // A product counts as viewed once it was painted, as its tabs show.
    await screen.findByRole('tab', { name: 'Description' })
    await visit('/products?search=zzzz')
    expect(await screen.findByRole('link', { name: 'Browse Fashion' })).toBeTruthy()
    const viewed = within(screen.getByRole('region', { name: 'Recently viewed' })).getAllByRole('link')
    expect(viewed.map((link) => link.getAttribute('href'))).toEqual(['/product/21', '/product/7'])
    expect(screen.queryByText('Did you mean:')).toBeNull()
  })
})

describe('words that no text has one after the other', () => {
  test('are found below the message, in a list that is not counted', async () => {
    await openShop('/products?search=headphones+fennwick')
    const row = within(await screen.findByRole('region', { name: 'Products with these words' }))
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/product/1')
    expect(line()).toBe('Showing 0 of 0 products matching “headphones fennwick”')
    expect(shownProducts()).toEqual([])
    expect(screen.getByText('No products found matching your criteria.')).toBeTruthy()
  })

  test('are found in the chosen category alone', async () => {
    await openShop('/products?search=headphones+fennwick&category=Books')
    await screen.findByRole('link', { name: 'Browse all products' })
    expect(screen.queryByRole('region', { name: 'Products with these words' })).toBeNull()
  })

  test('are no list of their own where the whole text finds products', async () => {
    await openShop('/products?search=headphones')
    expect(screen.queryByRole('region', { name: 'Products with these words' })).toBeNull()
  })
})

test('an empty comparison offers the catalogue, and the category and products viewed last', async () => {
  const { visit } = await openShop('/product/7')
  await screen.findByRole('tab', { name: 'Description' })
  await visit('/compare')
  expect(screen.getByRole('link', { name: 'Browse all products' }).getAttribute('href')).toBe('/products')
  expect(await screen.findByRole('link', { name: 'Browse Electronics' })).toBeTruthy()
  const viewed = within(screen.getByRole('region', { name: 'Recently viewed' })).getAllByRole('link')
  expect(viewed.map((link) => link.getAttribute('href'))).toEqual(['/product/7'])
})

test('a search with few results offers a word of the same meaning above its products', async () => {
  await openShop('/products?search=shades')
  expect(await didYouMean()).toEqual(['sunglasses 1 product'])
  expect(line()).toBe('Showing 1 of 1 products matching “shades”')
  expect(screen.queryByRole('link', { name: 'Browse all products' })).toBeNull()
})

test('a search that finds one product offers nothing that leads to the same one', async () => {
  const { visit } = await openShop('/products?search=shades')
  await didYouMean()
  await visit('/products?search=Fennwick+Drift')
  await waitFor(() => expect(line()).toBe('Showing 1 of 1 products matching “Fennwick Drift”'))
  await waitFor(() => expect(screen.queryByText('Did you mean:')).toBeNull())
})

test('a search with many results offers a sentence above its products, but no other words', async () => {
  const { visit } = await openShop('/products?search=fashion')
  expect(await didYouMean()).toEqual(['Fashion 43 products'])
  await visit('/products?search=light')
  await waitFor(() => expect(screen.queryByText('Did you mean:')).toBeNull())
})

test.each([
  ['after another text', '/products?search=fashion'],
  ['as the first text', '/products'],
])('a sentence is not counted before a pause in typing, %s', async (_, before) => {
  const { router, visit } = await openShop('/products?search=fashion')
  await didYouMean()
  await visit(before)
  const wait = globalThis.setTimeout
  const pauses: (() => void)[] = []
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((then: () => void, time?: number) => {
    if (time === 500) pauses.push(then)
    return wait(then, time === 500 ? 2 ** 30 : time)
  })
  const isCounted = () =>
    router.options.context.queryClient
      .getQueryCache()
      .getAll()
      .some(({ queryKey }) => JSON.stringify(queryKey).includes('"category":"Electronics"'))
  await visit('/products?search=electronics')
  await waitFor(() => expect(line()).toContain('matching “electronics”'))
  expect(pauses).not.toHaveLength(0)
  expect(isCounted()).toBe(false)
  // Other parts wait as long.
  act(() => pauses.forEach((then) => then()))
  expect(await didYouMean()).toEqual(['Electronics 43 products'])
  expect(isCounted()).toBe(true)
})

test('the empty list of saved products links to a category and shows the viewed products', async () => {
  const { visit } = await openShop('/product/7')
  await visit('/products?saved=true')
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet.' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Browse Electronics' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Recently viewed' }).textContent).toContain('Keyhollow Tenor')
  expect(screen.queryByText('No products found matching your criteria.')).toBeNull()
})

test('a product that is no longer saved stays in the open list of saved products', async () => {
  const { user, visit } = await openShop('/product/1')
  const save = () => screen.getByRole('button', { name: 'Save Fennwick Drift Over-Ear Headphones' })
  await user.click(save())
  await visit('/products?saved=true')
  await user.hover(screen.getByRole('article', { name: 'Fennwick Drift Over-Ear Headphones' }))
  await user.click(await screen.findByRole('button', { name: 'Save Fennwick Drift Over-Ear Headphones' }))
  await waitFor(() => expect(save().getAttribute('aria-pressed')).toBe('false'))
  expect(shownProducts()).toEqual(['Fennwick Drift Over-Ear Headphones'])
  expect(screen.queryByText('Nothing saved yet.')).toBeNull()
})

test('the list of saved products counts those that are saved now, by category too', async () => {
  localStorage.setItem('shop/saved/1', '[1,2,21]')
  const { user } = await openShop('/products?saved=true')
  const count = () => screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent
  expect([count(), line()]).toEqual(['3', 'Showing 3 of 3 products'])
  const article = screen.getByRole('article', { name: 'Fennwick Drift Over-Ear Headphones' })
  const save = () => within(article).getByRole('button', { name: /^Save / })
  // The first input loads the buttons of cards.
  await waitFor(async () => {
    await user.unhover(article)
    await user.hover(article)
    expect(save()).toBeTruthy()
  })
  await user.click(save())
  await waitFor(() => expect([count(), line()]).toEqual(['2', 'Showing 3 of 3 products, 1 no longer saved']))
  expect(screen.getByRole('button', { name: 'All, 2' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Electronics, 1' })).toBeTruthy()
  await user.click(save())
  await waitFor(() => expect([count(), line()]).toEqual(['3', 'Showing 3 of 3 products']))
})

test('the filters count the products saved now while one that no longer is stays in the open list', async () => {
  localStorage.setItem('shop/saved/1', JSON.stringify(Array.from({ length: 32 }, (_, at) => at + 1)))
  const { user } = await openShop('/products?saved=true&view=list&page=2')
  const onSale = await screen.findByRole('button', { name: /^On sale \d/ })
  const saved = () => screen.getByRole('button', { name: /^Saved \d/ }).textContent
  await waitFor(() => expect(saved()).toContain('32'))
  const article = screen.getAllByRole('article')[0]
  if (!article) throw new Error('no product')
  const save = () => within(article).getByRole('button', { name: /^Save / })
  // The first input loads the buttons of cards.
  await waitFor(async () => {
    await user.unhover(article)
    await user.hover(article)
    expect(save()).toBeTruthy()
  })
  await user.click(save())
  await waitFor(() => expect(saved()).toContain('31'))
  await waitFor(() => expect(onSale.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false'))
})

test('the empty cart shows the viewed products, and closes with its link to a category', async () => {
  const { user, address } = await openShop('/product/7')
  await user.click(screen.getByRole('button', { name: 'Cart, 0 items' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Shopping Cart, 0 items' }))
  expect(await drawer.findByRole('link', { name: /Keyhollow Tenor/ })).toBeTruthy()
  await user.click(await drawer.findByRole('link', { name: 'Browse Electronics' }))
  await waitFor(() => expect(address()).toBe('/products?category=Electronics'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  ['knives', 'knife'],
  ['Lindnehall', 'Lindenhall'],
  ['fahsion', 'Fashion'],
])('a search for “%s” that finds nothing offers “%s”', async (text, offered) => {
  await openShop(`/products?search=${text}`)
  expect((await didYouMean())[0]).toMatch(new RegExp(`^${offered} \\d+ products?$`))
})

test.each(['ひまわり', 'مصباح', 'подсолнух', '🦄', 'zzzz'])(
  'a search for “%s” that finds nothing is no dead end',
  async (text) => {
    await openShop(`/products?search=${encodeURIComponent(text)}`)
    const browse = await screen.findByRole('link', { name: 'Browse all products' })
    expect(browse.getAttribute('href')).toBe('/products')
  },
)
