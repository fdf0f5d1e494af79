// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { announced, openShop, shownProducts } from './open-shop.tsx'

const line = () => screen.getByText(/^Showing /).textContent
const categoryGroup = () => within(screen.getByRole('group', { name: 'Filter by category' }))
const viewMore = () => screen.queryByRole('button', { name: /^View More/ })
const box = () => screen.getByRole('searchbox', { name: 'Search products' })

test('a search in other letters or signs finds and marks headphones, and stays as it was typed', async () => {
  const { address, visit } = await openShop('/products?search=lamp')
  for (const typed of ['headphones ', 'Headphones.', '“héadphones”', 'ｈｅａｄ\u00adphones']) {
    await visit(`/products?search=${encodeURIComponent(typed)}`)
    await waitFor(() => expect(line()).toBe(`Showing 4 of 4 products matching “${typed}”`))
    expect(box()).toHaveProperty('value', typed)
    expect(new URL(address(), 'https://shop.example').searchParams.get('search')).toBe(typed)
    expect(screen.getAllByText('Headphones').length).toBeGreaterThan(0)
  }
})

describe('the category buttons', () => {
  test('have the number of products of each category; Courses and Services count under All only', async () => {
    await openShop('/')
    const words = categoryGroup()
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(words).toEqual([
      'All 195',
      'Electronics 43',
      'Fashion 43',
      expect.stringMatching(/^Home & Garden \d+$/),
      'Sports 23',
      'Books 23',
    ])
  })

  test('count matches of the search only', async () => {
    await openShop('/?search=electronics product')
    const words = categoryGroup()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(words).toEqual([
      'All, 23',
      'Electronics, 23',
      'Fashion, 0',
      'Home & Garden, 0',
      'Sports, 0',
      'Books, 0',
    ])
  })

  test('select a category, keep the search, start with 30 again, and can be undone with Back', async () => {
    const { user, address, back } = await openShop('/?search=product&shown=60')
    await user.click(screen.getByRole('button', { name: /^Sports/ }))
    expect(address()).toBe('/?category=Sports&search=product')
    expect(line()).toBe('Showing 23 of 23 products in Sports matching “product”')
    expect(screen.getByRole('button', { name: /^Sports/ }).getAttribute('aria-pressed')).toBe('true')
    await back()
    expect(address()).toBe('/?search=product&shown=60')
    expect(screen.getByRole('button', { name: /^All/ }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('the home page', () => {
  test('shows 30 of 195 products, and View More 30 more', async () => {
    const { user, address } = await openShop('/')
    expect(document.querySelector('h2')?.textContent).toBe('Our Products')
    expect(line()).toBe('Showing 30 of 195 products')
    expect(shownProducts()).toHaveLength(30)
    await user.click(screen.getByRole('button', { name: 'View More (165 remaining)' }))
    expect(address()).toBe('/?shown=60')
    expect(line()).toBe('Showing 60 of 195 products')
    expect(viewMore()?.textContent).toBe('View More (135 remaining)')
    expect(announced()).toBe('30 more products loaded, showing 60 of 195')
  })

  test('has the number of remaining products on View More, and none once all are shown', async () => {
    const { user } = await openShop('/?shown=180')
    await user.click(screen.getByRole('button', { name: 'View More (15 remaining)' }))
    expect(line()).toBe('Showing 195 of 195 products')
    expect(viewMore()).toBeNull()
  })
})

describe('the search box', () => {
  test('filters letter by letter, in any case, without history entries', async () => {
    const { user, address, router } = await openShop('/')
    const entries = router.history.length
    await user.type(box(), 'HEADPHONES')
    await waitFor(() => expect(address()).toBe('/?search=HEADPHONES'))
    await waitFor(() => expect(line()).toMatch(/matching “HEADPHONES”$/))
    expect(shownProducts()).toContain('Fennwick Drift Over-Ear Headphones')
    expect(router.history.length).toBe(entries)
    expect(box()).toHaveProperty('value', 'HEADPHONES')
  })

  test('keeps what looks like a number, a value or a quotation, and spaces, as typed', async () => {
    const { user } = await openShop('/products')
    const results = screen.getByRole('group', { name: 'Results' })
    for (const text of ['123', 'true', '"x"', ' 007 ']) {
      await user.clear(box())
      await user.type(box(), text)
      await waitFor(() => expect(results.textContent.endsWith(` matching “${text}”`)).toBe(true))
      expect(box()).toHaveProperty('value', text)
    }
  })

  test('can be cleared, and has the focus then', async () => {
    const { user, address } = await openShop('/products?search=lamp&category=Fashion')
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    await waitFor(() => expect(address()).toBe('/products?category=Fashion'))
    expect(box()).toHaveProperty('value', '')
    expect(document.activeElement).toBe(box())
  })

  test('shows the search after Back', async () => {
    const { visit, back } = await openShop('/products?search=lamp')
    await visit('/products?search=shirt')
    expect(box()).toHaveProperty('value', 'shirt')
    await back()
    await waitFor(() => expect(box()).toHaveProperty('value', 'lamp'))
  })

  test('of the header leads to the catalogue page', async () => {
    const { user, address } = await openShop('/product/1')
    await user.type(screen.getByRole('textbox', { name: 'Search the shop' }), '1e5{Enter}')
    await waitFor(() => expect(address()).toBe('/products?search=1e5'))
  })
})

test.each(['/', '/products'])('an empty result on %s has two sentences of advice', async (path) => {
  await openShop(`${path}?search=zzzz&category=Books`)
  const title = await screen.findByRole('heading', { name: 'No products found matching your criteria.' })
  expect(title.nextElementSibling?.textContent).toBe('Try adjusting your search or category filter.')
  expect(line()).toBe('Showing 0 of 0 products in Books matching “zzzz”')
  expect(viewMore()).toBeNull()
})

test('an empty result draws zeros in its line alone, and its categories are still named with them', async () => {
  await openShop('/products?search=zzzz')
  const button = screen.getByRole('button', { name: 'Books, 0' })
  expect(button.textContent.trim()).toBe('Books')
  expect(line()).toBe('Showing 0 of 0 products matching “zzzz”')
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe('')
})

describe('a card', () => {
  test('has the price as stored, both prices for a sale, and a link to the product', async () => {
    await openShop('/')
    const card = screen.getByRole('link', { name: 'Nordquill Ember 6 Smartphone, 128 GB' }).closest('article')
    if (!card) throw new Error('no card')
    expect(card.textContent).toContain('$649SALENordquill')
    for (const drawnOnly of card.querySelectorAll('[aria-hidden]')) drawnOnly.remove()
    expect(card.textContent).toContain('Now $649.00 was $729.00')
    expect(card.querySelector('a')?.getAttribute('href')).toBe('/product/2')
  })
})

describe('saving', () => {
  test('a product adds it to /products?saved=true, and a second press removes it', async () => {
    const { user, visit } = await openShop('/product/1')
    const saveButton = () => screen.getByRole('button', { name: 'Save Fennwick Drift Over-Ear Headphones' })
    expect(saveButton().getAttribute('aria-pressed')).toBe('false')
    await user.click(saveButton())
    expect(saveButton().getAttribute('aria-pressed')).toBe('true')
    expect(announced()).toBe('Saved')

    await visit('/products?saved=true')
    expect(shownProducts()).toEqual(['Fennwick Drift Over-Ear Headphones'])
    expect(line()).toBe('Showing 1 of 1 products')

    await visit('/product/1')
    await user.click(saveButton())
    expect(announced()).toBe('No longer saved')
    await visit('/products?saved=true')
    expect(shownProducts()).toEqual([])
    expect(document.querySelector('main')?.textContent).toContain('Nothing saved yet.')
  })
})

test('Back to another page of the plain list says which products it has', async () => {
  const { user, back } = await openShop('/products?view=list')
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Products 31 to 60 of/))
  await back()
  await waitFor(() => expect(announced()).toMatch(/^Products 1 to 30 of/))
})

test('Ctrl+Z undoes a chosen sort order, also while the choice has the focus', async () => {
  const { user, address } = await openShop('/products')
  // The keys load with the first input.
  await user.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() =>
    expect(document.getElementById('cart-button')?.getAttribute('aria-keyshortcuts')).toBe('c'),
  )
  const sort = await screen.findByRole('combobox', { name: 'Sort by' })
  await user.selectOptions(sort, 'price-up')
  await waitFor(() => expect(address()).toBe('/products?sort=price-up'))
  sort.focus()
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(address()).toBe('/products'))
})

test('quickly typed letters change the address a few times, and the last one is in it', async () => {
  const { router, address } = await openShop('/products')
  let writes = 0
  router.history.subscribe(() => {
    writes += 1
  })
  const typed = 'headphones that never were'
  for (let length = 1; length <= typed.length; length++)
    fireEvent.change(box(), { target: { value: typed.slice(0, length) } })
  await waitFor(() => expect(address()).toBe('/products?search=headphones+that+never+were'))
  expect(writes).toBeLessThan(typed.length / 2)

  // Leaving the field does not lose the letters that still wait.
  fireEvent.change(box(), { target: { value: 'lamp' } })
  fireEvent.change(box(), { target: { value: 'lamps' } })
  fireEvent.blur(box())
  expect(address()).toBe('/products?search=lamps')
})

test.each(['sort=zzz', 'sort=price-up&min=5&brand=Fennwick&sale=true&page=9&view=list'])(
  'the home page ignores parameters of other pages: %s',
  async (query) => {
    await openShop(`/?${query}`)
    expect(screen.getByText('Showing 30 of 195 products')).toBeTruthy()
    expect(screen.getAllByRole('article')[0]?.getAttribute('aria-label')).toBe(
      'Fennwick Drift Over-Ear Headphones',
    )
  },
)
