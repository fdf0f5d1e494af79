// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { announced, openShop } from './open-shop.tsx'

test('the header marks the current page, also after filters', async () => {
  const current = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent)

  const { visit } = await openShop('/products')
  expect(current()).toEqual(['Products'])
  for (const [address, names] of [
    ['/products?category=Fashion&sort=price-up', ['Fashion']],
    ['/products?sort=price-up', ['Products']],
    ['/products?sale=true', ['Sale']],
    ['/products?sale=true&saved=true', ['Saved']],
    ['/products?category=Fashion&sale=true', ['Sale']],
    ['/products?saved=true', ['Saved']],
    ['/', []],
    ['/products?category=Fashion&saved=true', ['Saved']],
  ] as const) {
    await visit(address)
    await waitFor(() => expect({ address, names: current() }).toEqual({ address, names }))
  }
})

describe('an unknown category', () => {
  test.each(['/products?category=Nope', '/?category=Nope'])('%s has All pressed', async (address) => {
    await openShop(address)
    const group = within(screen.getByRole('group', { name: 'Filter by category' }))
    const pressed = group.getAllByRole('button', { pressed: true })
    expect(pressed.map((button) => button.textContent)).toEqual([expect.stringMatching(/^All/)])
  })
})

describe('the sort order', () => {
  test('is reset beside the filters, with an announcement', async () => {
    const { user, address } = await openShop('/products?sale=true&sort=price-up')
    const order = await screen.findByRole('combobox', { name: 'Sort by' })
    await waitFor(() => expect(order).toHaveProperty('value', 'price-up'))
    await user.selectOptions(order, 'Featured')
    expect(address()).toBe('/products?sale=true')
    await waitFor(() => expect(announced()).toBe('Featured first'))
  })

  test('is the best match with a search text, and the catalogue’s own once it is chosen', async () => {
    const { user, address } = await openShop('/products?search=hat')
    const order = await screen.findByRole('combobox', { name: 'Sort by' })
    const first = () => screen.getAllByRole('heading', { level: 3 })[0]?.textContent
    await waitFor(() => expect(order).toHaveProperty('selectedOptions.0.textContent', 'Best match'))
    expect(first()).toContain('Hatterly Lane Overture Wool Top Hat')
    await user.selectOptions(order, 'Featured')
    expect(address()).toBe('/products?search=hat&sort=featured')
    await waitFor(() => expect(first()).toContain('Fennwick Drift Over-Ear Headphones'))
    await waitFor(() => expect(announced()).toBe('Featured first'))
    await user.selectOptions(order, 'Best match')
    expect(address()).toBe('/products?search=hat')
    await waitFor(() => expect(announced()).toBe('Best match first'))
  })

  test('is an entry of the history of its own, once for consecutive choices', async () => {
    const { user, address, back } = await openShop('/products')
    const order = await screen.findByRole('combobox', { name: 'Sort by' })
    await user.selectOptions(order, 'Price, low to high')
    await user.selectOptions(order, 'Price, high to low')
    await back()
    expect(address()).toBe('/products')

    await user.selectOptions(order, 'Price, high to low')
    await back()
    expect(address()).toBe('/products')

    await user.selectOptions(order, 'Price, high to low')
    await user.click(screen.getByRole('button', { name: /^Fashion/ }))
    await user.selectOptions(order, 'Price, low to high')
    expect(address()).toBe('/products?category=Fashion&sort=price-up')
    await back()
    expect(address()).toBe('/products?category=Fashion&sort=price-down')

    // A value that is set and reset leaves an entry that looks like the one before it.
    await user.selectOptions(order, 'Price, low to high')
    await user.selectOptions(order, 'Price, high to low')
    await back()
    await user.selectOptions(order, 'Price, low to high')
    await back()
    expect(address()).toBe('/products?category=Fashion&sort=price-down')
  })

  test('stays when all filters are removed', async () => {
    const { user, address } = await openShop('/products?category=Fashion&sale=true&sort=price-up')
    await user.click(await screen.findByRole('button', { name: 'Clear all' }))
    expect(address()).toBe('/products?category=Fashion&sort=price-up')
  })
})

/** Presses controls in one task: none is rendered again in between, as on a slow device. */
const pressQuickly = (...controls: readonly HTMLElement[]) =>
  act(async () => {
    for (const control of controls) control.click()
  })

describe('quick presses all count', () => {
  test('two brands, a category and an offer', async () => {
    const { address } = await openShop('/products')
    const panel = within(await screen.findByRole('region', { name: 'Filters' }))
    await panel.findByRole('button', { name: /^Fennwick/ })
    await pressQuickly(
      panel.getByRole('button', { name: /^Fennwick/ }),
      screen.getByRole('button', { name: /^Electronics/ }),
      panel.getByRole('button', { name: /^Brooklyn Parcel/ }),
      panel.getByRole('button', { name: /^On sale/ }),
    )
    expect(address()).toBe('/products?category=Electronics&brand=Brooklyn+Parcel_Fennwick&sale=true')
  })

  test('the second press of a value takes the first back', async () => {
    const { address } = await openShop('/products')
    const panel = within(await screen.findByRole('region', { name: 'Filters' }))
    for (const name of [/^On sale/, /^4 and up/, /^Under \$25/, /^Saved/]) {
      const value = panel.getByRole('button', { name })
      await pressQuickly(value, value)
      expect(address()).toBe('/products')
    }
  })

  test('two chips', async () => {
    const { address } = await openShop('/products?brand=Brooklyn+Parcel_Fennwick_Nordquill&sale=true')
    const chips = await screen.findByRole('group', { name: 'Filters in use' })
    await pressQuickly(
      within(chips).getByRole('button', { name: 'Fennwick, remove' }),
      within(chips).getByRole('button', { name: 'Nordquill, remove' }),
    )
    expect(address()).toBe('/products?brand=Brooklyn+Parcel&sale=true')
  })

  test('two of View More', async () => {
    const { address } = await openShop('/')
    const more = screen.getByRole('button', { name: /^View More/ })
    await pressQuickly(more, more)
    expect(address()).toBe('/?shown=90')
  })

  test('two products removed from the comparison', async () => {
    const { address } = await openShop('/compare?ids=1,2,7')
    const [first, second] = screen.getAllByRole('button', { name: /^Remove .* from the comparison$/ })
    if (first && second) await pressQuickly(first, second)
    expect(address()).toBe('/compare?ids=7')
  })
})

describe('the filters beside the products', () => {
  const onSale = () => screen.findByRole('button', { name: /^On sale \d/ })
  const untilCounted = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())

  /** The parts of the page in the order in which they change. */
  function watchParts() {
    const parts: string[] = []
    const panel = screen.getByRole('region', { name: 'Filters' })
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (panel.contains(target)) parts.push('filters')
        else if (target.parentElement?.closest('[aria-label="Results"]')) parts.push('result line')
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    return parts
  }

  test('render after the products of a letter and of a category', async () => {
    const { user } = await openShop('/products')
    await onSale()
    await untilCounted()
    const parts = watchParts()
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'w')
    await waitFor(() => expect(parts).toContain('filters'))
    expect(parts[0]).toBe('result line')
    await untilCounted()
    parts.length = 0
    await user.click(screen.getByRole('button', { name: /^Fashion/ }))
    await waitFor(() => expect(parts).toContain('filters'))
    expect(parts[0]).toBe('result line')
  })

  test('render with the products after a press on one of them', async () => {
    const { user } = await openShop('/products')
    const button = await onSale()
    await untilCounted()
    const parts = watchParts()
    await user.click(button)
    await waitFor(() => expect(parts).toContain('result line'))
    expect(parts[0]).toBe('filters')
    expect(button.getAttribute('aria-pressed')).toBe('true')
  })
})

test('a value beyond a folded group keeps the focus when it is taken back, until the next fold', async () => {
  const { user, address } = await openShop('/products')
  const brands = within(await screen.findByRole('toolbar', { name: 'Brand' }))
  const names = () => brands.getAllByRole('button').map(({ textContent }) => textContent)
  const press = async (name: RegExp) => user.click(screen.getByRole('button', { name }))
  const folded = names()
  await press(/^Show all \d+ brands$/)
  const last = brands.getAllByRole('button').at(-1)
  const label = last?.querySelector('bdi')?.textContent ?? ''
  await user.click(last ?? document.body)
  await press(/^Show fewer brands$/)
  const chosen = brands.getByRole('button', { name: new RegExp(`^${label}`) })
  await user.click(chosen)
  await waitFor(() => expect(address()).toBe('/products'))
  expect(document.activeElement).toBe(chosen)
  expect(chosen.isConnected).toBe(true)
  await press(/^Show all \d+ brands$/)
  await press(/^Show fewer brands$/)
  expect(names()).toEqual(folded)
})

describe('a field that a program fills without an event', () => {
  // Called with the field as its own `this`: React notices a value that is set on the element itself.
  // oxlint-disable-next-line typescript/unbound-method
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const fill = (field: HTMLElement, text: string) => {
    write?.call(field, text)
    return field
  }
  const price = (name: RegExp) => screen.findByRole('textbox', { name })

  test('is read with both prices by Enter in one of them', async () => {
    const { user, address } = await openShop('/products')
    fill(await price(/^From/), '50')
    const to = fill(await price(/^To/), '200')
    act(() => to.focus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/products?min=50&max=200'))
  })

  test('keeps its price while another one is typed', async () => {
    const { user, address } = await openShop('/products')
    fill(await price(/^From/), '50')
    await user.type(await price(/^To/), '200{Enter}')
    await waitFor(() => expect(address()).toBe('/products?min=50&max=200'))
  })

  test('narrows the filters', async () => {
    const { user } = await openShop('/products')
    const find = fill(await screen.findByRole('searchbox', { name: 'Find a filter' }), 'fennw')
    act(() => find.focus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Rating' })).toBeNull())
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toMatch(/^Fennwick/)
  })
})
