// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { announced, openShop } from './open-shop.tsx'

/** Answers of the catalogue that are held back. */
const gate = vi.hoisted((): { held: Promise<void> } => ({ held: Promise.resolve() }))

vi.mock(import('#catalogue/source/source-for.ts'), async (load) => {
  const module = await load()
  return {
    ...module,
    async sourceFor(...args) {
      const source = await module.sourceFor(...args)
      return {
        ...source,
        async slice(...query) {
          await gate.held
          return source.slice(...query)
        },
        async counts(...query) {
          await gate.held
          return source.counts(...query)
        },
      }
    },
  }
})

/** Holds back all answers from now on, until the returned function is called. */
function holdAnswers(): () => Promise<void> {
  let release = () => {}
  gate.held = new Promise((resolve) => {
    release = resolve
  })
  return async () => {
    gate.held = Promise.resolve()
    await act(async () => release())
  }
}

beforeEach(() => {
  gate.held = Promise.resolve()
  localStorage.clear()
  sessionStorage.clear()
})

test('the sort field has the chosen order before its products are there, and the address’s after Back', async () => {
  const { user, address, back } = await openShop('/products')
  const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
  const release = holdAnswers()
  await user.selectOptions(order, 'Price, low to high')
  expect(order.value).toBe('price-up')
  await user.selectOptions(order, 'Price, high to low')
  expect(order.value).toBe('price-down')
  await release()
  await waitFor(() => expect(address()).toBe('/products?sort=price-down'))
  expect(order.value).toBe('price-down')
  await back()
  await waitFor(() => expect(order.value).toBe(''))
})

describe('a page of the list', () => {
  const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name })
  /** Activates a row, which renders the list. */
  const render = (row: number) =>
    act(async () => screen.getAllByRole('article')[row]?.querySelector('a')?.focus())

  test('has the focus on its heading once it is there', async () => {
    const { user } = await openShop('/products?view=list')
    await heading(/^Products 1 to 30/)
    const release = holdAnswers()
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await render(1)
    const focused = document.activeElement
    expect(focused?.closest('article')).not.toBeNull()
    await render(2)
    await release()
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Products 31 to 60/))
  })

  test('that Back returns to is announced, also after a press on the link to the current page', async () => {
    const { user, back } = await openShop('/products?view=list')
    await heading(/^Products 1 to 30/)
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await heading(/^Products 31 to 60/)
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await back()
    await heading(/^Products 1 to 30/)
    expect(announced()).toMatch(/^Products 1 to 30/)
    expect(document.activeElement?.tagName).not.toBe('H2')
  })
})

test('saved products that are removed quickly are never counted as saved again', async () => {
  localStorage.setItem('shop/saved/1', '[1,2,7]')
  // A touch screen: every card has its buttons.
  const media = window.matchMedia('all')
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.defineProperty(media, 'matches', { value: true }))
  const { user } = await openShop('/products?saved=true')
  const all = () =>
    within(screen.getByRole('group', { name: 'Filter by category' })).getAllByRole('button')[0]
  await waitFor(() => expect(all()?.textContent).toBe('All 3'))
  const remove = async (row: number) => {
    const card = within(screen.getAllByRole('article')[row] ?? document.body)
    const [save] = await card.findAllByRole('button', { name: /^Save / })
    if (save) await user.click(save)
  }
  await remove(0)
  await waitFor(() => expect(all()?.textContent).toBe('All 2'))
  const release = holdAnswers()
  await remove(1)
  expect(all()?.textContent).toBe('All 2')
  await release()
  await waitFor(() => expect(all()?.textContent).toBe('All 1'))
})

test('View More that is pressed twice announces all products that it shows', async () => {
  const { address } = await openShop('/')
  const more = screen.getByRole('button', { name: /^View More/ })
  await act(async () => {
    more.click()
    more.click()
  })
  await waitFor(() => expect(address()).toBe('/?shown=90'))
  await waitFor(() => expect(announced()).toBe('60 more products loaded, showing 90 of 195'))
})
