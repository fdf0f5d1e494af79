// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { announced, openShop } from './open-shop.tsx'

const header = () => screen.getByLabelText<HTMLInputElement>('Search the shop', { selector: 'input' })
const pageBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' })

/** The field, once its suggestions have loaded. */
async function openSuggestions(user: Awaited<ReturnType<typeof openShop>>['user']) {
  await user.click(header())
  await waitFor(() => expect(header().getAttribute('role')).toBe('combobox'))
}

test('the press that fetches the code of the suggestions opens them', async () => {
  await openShop('/products')
  // In one task, before the code can be there: the field itself does not listen yet.
  act(() => {
    header().focus()
    header().click()
  })
  expect(await screen.findByRole('option', { name: 'Fashion' })).toBeTruthy()
})

test("the header's search field shows the search of the address", async () => {
  const { visit, back } = await openShop('/products?search=lamp&category=Home+%26+Garden')
  expect(header().value).toBe('lamp')
  await visit('/products?search=shirt')
  expect(header().value).toBe('shirt')
  await back()
  expect(header().value).toBe('lamp')
  await visit('/product/1')
  expect(header().value).toBe('')
})

test("the header's search field follows typing in the page’s own search box, and its clearing", async () => {
  const { user } = await openShop('/')
  await user.type(pageBox(), 'lamp')
  await waitFor(() => expect(header().value).toBe('lamp'))
  expect(screen.getByRole('textbox', { name: 'Search all products' })).toHaveProperty('value', 'lamp')
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(header().value).toBe(''))
})

test('a category from the suggestions replaces the typed text', async () => {
  const { user, address } = await openShop('/products')
  await openSuggestions(user)
  await user.type(header(), 'fas')
  await user.click(await screen.findByRole('option', { name: 'Fashion' }))
  await waitFor(() => expect(address()).toBe('/products?category=Fashion'))
  expect(header().value).toBe('')

  // The address is the same already.
  await user.type(header(), 'fas')
  await user.click(await screen.findByRole('option', { name: 'Fashion' }))
  expect(header().value).toBe('')
  await user.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Electronics')
})

test('the suggestions match the text of the address', async () => {
  const { user, visit } = await openShop('/products')
  await openSuggestions(user)
  await user.type(header(), 'zzzz')
  await visit('/products?search=book')
  await user.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Books')
})

const options = () =>
  screen
    .queryAllByRole('listbox')
    .flatMap((list) => within(list).queryAllByRole('option'))
    .map(({ textContent }) => textContent)

test('a word of the same meaning is suggested, with its products', async () => {
  const { user, address } = await openShop('/products')
  await openSuggestions(user)
  await user.type(header(), 'trousers')
  await screen.findByText('No products match “trousers”.')
  expect(options()).toEqual([
    'jeans 3 products',
    expect.stringMatching(/^Lindenhall Canal Straight-Leg Jeans\$/),
    expect.stringMatching(/^Fashion Product/),
    expect.stringMatching(/^Fashion Product/),
  ])
  await waitFor(() => expect(announced()).toBe('No products match “trousers”. 4 suggestions'))
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/products?search=jeans'))
  expect(header().value).toBe('jeans')

  // The address is the same already.
  await user.clear(header())
  await user.type(header(), 'trousers')
  await screen.findByText('No products match “trousers”.')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(header().value).toBe('jeans')
})

test('a sentence is suggested as filters: two keys after typing lead to the cheapest trousers', async () => {
  const { user, address } = await openShop('/products')
  await openSuggestions(user)
  await user.type(header(), 'cheapest trousers')
  await screen.findByRole('option', { name: /^“jeans”, sorted by price, low to high/ })
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/products?search=jeans&sort=price-up'))
})

test('a text without any match keeps the suggestions open with the categories', async () => {
  const { user } = await openShop('/products')
  await openSuggestions(user)
  await user.type(header(), 'zzzz')
  await screen.findByText('No products match “zzzz”.')
  expect(options()).toEqual(['Electronics', 'Fashion', 'Home & Garden', 'Sports', 'Books'])
})

test('matches in names are suggested before matches in descriptions, at any position in the catalogue', async () => {
  const { user, address } = await openShop('/product/1')
  await openSuggestions(user)
  await user.type(header(), 's')
  const names = () => options().flatMap((option) => /^(.*?)\$/.exec(option ?? '')?.[1] ?? [])
  await waitFor(() =>
    expect(names()).toEqual([
      'Strideport Cadence Daily Running Shoe',
      'Strideport Kickabout Crew Socks, 3 Pairs',
      'Sunmarrow Boardwalk Polarized Sunglasses',
      'Sunmarrow Reading Room Glasses',
      'Sudsbury Shaker-Stitched Corn Broom',
    ]),
  )
  await user.click(screen.getByRole('option', { name: /^See all 1\d\d results$/ }))
  await waitFor(() => expect(address()).toBe('/products?search=s'))
  expect(header().value).toBe('s')
})

test('a late navigation does not overwrite text that is being typed into the header', async () => {
  const { user, router } = await openShop('/products?search=lamp')
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  const source = { ...embeddedSource }
  vi.spyOn(embeddedSource, 'slice').mockImplementation(async (...args) => {
    await held
    return source.slice(...args)
  })
  let navigation: Promise<void> | undefined
  act(() => {
    navigation = router.navigate({ to: '/products', search: { category: 'Sports' } })
  })
  expect(header().value).toBe('')
  await user.type(header(), 'mug')
  respond()
  await act(async () => navigation)
  await screen.findByRole('heading', { level: 1, name: 'Sports' })
  expect(header().value).toBe('mug')
})

test('a new index in the same list does not overwrite text that is being typed into the header', async () => {
  const { user, router } = await openShop('/products?search=lamp&size=500')
  await user.type(header(), 's')
  await act(() => router.navigate({ to: '.', search: (before) => ({ ...before, at: 31 }), replace: true }))
  expect(header().value).toBe('lamps')
})

test('the field with suggestions is of type text: ARIA in HTML allows no combobox of type search', async () => {
  const { user } = await openShop('/products')
  expect(screen.getByRole('textbox', { name: 'Search the shop' })).toBe(header())
  await openSuggestions(user)
  expect(header().type).toBe('text')
})

test("Escape closes the suggestions, then empties the header's field; its clear button empties it, too", async () => {
  const { user } = await openShop('/products')
  await openSuggestions(user)
  await user.type(header(), 'mug')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(header().value).toBe('mug')
  await user.keyboard('{Escape}')
  expect(header().value).toBe('')
  expect(header().getAttribute('aria-expanded')).toBe('false')

  await user.type(header(), 'mug')
  // Its clear button is not a Tab stop.
  await user.tab()
  expect(document.activeElement).toBe(
    within(screen.getByRole('banner')).getByRole('button', { name: 'Search' }),
  )
  await user.click(screen.getByRole('button', { name: 'Clear the shop search' }))
  expect(header().value).toBe('')
  expect(document.activeElement).toBe(header())
  expect(screen.queryByRole('button', { name: 'Clear the shop search' })).toBeNull()
})

test('the focus alone opens no suggestions for the search of the address', async () => {
  const { user } = await openShop('/products?search=lamp')
  act(() => header().focus())
  await waitFor(() => expect(header().getAttribute('role')).toBe('combobox'))
  expect(header().getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(header().getAttribute('aria-expanded')).toBe('true'))
})

test('the number of results is said with the title of a search', async () => {
  const { user } = await openShop('/')
  await user.type(header(), 'lamp{Enter}')
  await waitFor(() => expect(announced()).toMatch(/^“lamp” – Brooklyn Parcel, \d+ products$/))
})

test('clearing the recent searches leaves no suggestion chosen', async () => {
  const { user, address } = await openShop('/')
  await user.type(header(), 'lamp{Enter}')
  await waitFor(() => expect(address()).toBe('/products?search=lamp'))
  await user.clear(header())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(header().getAttribute('aria-activedescendant')).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(document.activeElement).toBe(header())
  expect(header().getAttribute('aria-activedescendant')).toBeNull()
})

test.each(['LAMP.', 'ｌａｍｐ', '“lamp', 'knife', 'clock  with'])(
  'Enter shows as many products as the suggestions for “%s” promise',
  async (text) => {
    const { user } = await openShop('/compare')
    await openSuggestions(user)
    await user.click(header())
    await user.paste(text)
    const all = await screen.findByRole('option', { name: /^See (?:all )?\d+ results?$/ })
    const [count = ''] = /\d+/.exec(all.textContent ?? '') ?? []
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByText(/^Showing \d+ of/).textContent).toContain(`of ${count} products`),
    )
  },
)

test('a misspelt brand is suggested, in all categories', async () => {
  const { user, address } = await openShop('/products?category=Books')
  await openSuggestions(user)
  await user.clear(header())
  await user.type(header(), 'Lindnehall')
  await user.click(await screen.findByRole('option', { name: /^Lindenhall \d+ products$/ }))
  await waitFor(() => expect(address()).toBe('/products?brand=Lindenhall'))
})

test('no browser marks a brand in the field as misspelt', async () => {
  await openShop('/products')
  expect(header().getAttribute('spellcheck')).toBe('false')
  expect(pageBox().getAttribute('spellcheck')).toBe('false')
})
