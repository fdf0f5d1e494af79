// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import type { CatalogueSource } from '#catalogue/source/source.ts'
import { announced, openShop, shownProducts } from './open-shop.tsx'

/** A fake of the workers: returns first slices at once, and everything else when the test resolves it. */
const large = vi.hoisted((): { count: () => void; signals: (AbortSignal | undefined)[] } => ({
  count: () => {},
  signals: [],
}))

vi.mock(import('#catalogue/worker/large-source.ts'), async () => ({
  createLargeSource: () => {
    const counting = async (signal: AbortSignal | undefined) => {
      large.signals.push(signal)
      const before = large.count
      await new Promise<void>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up')))
        large.count = () => {
          before()
          resolve()
        }
      })
    }
    const source: CatalogueSource = {
      ...embeddedSource,
      first: async (listQuery) =>
        listQuery.search === '' ? null : (await embeddedSource.slice(listQuery, 0)).products,
      slice: async (listQuery, page, signal) => {
        if (listQuery.search !== '') await counting(signal)
        return embeddedSource.slice(listQuery, page)
      },
    }
    return { ...source, open: async () => {}, close: () => {} }
  },
}))

beforeEach(() => {
  // happy-dom has no Worker, and without it the shop searches in the page.
  vi.stubGlobal('Worker', EventTarget)
  large.count = () => {}
  large.signals.length = 0
})

const line = () => screen.getByText(/^Showing /).textContent
const box = () => screen.getByRole('searchbox', { name: 'Search products' })

test('the first products of a large catalogue are shown before they are counted', async () => {
  const { user } = await openShop('/products?size=3000')
  await user.type(box(), 'product')
  await waitFor(() => expect(line()).toBe('Showing 30 of more than 30 products matching “product”'))
  expect(shownProducts()).toContain('Electronics Product 86')
  // The previous numbers, until new ones exist.
  expect(screen.getByRole('button', { name: /^Books/ }).getAttribute('aria-label')).toBe('Books, 583')

  await act(async () => large.count())
  await waitFor(() => expect(line()).toBe('Showing 2,915 of 2,915 products matching “product”'))
})

test('the number of products is announced once, when they are counted', async () => {
  const { user } = await openShop('/products?size=3000&search=wool')
  const announcing = vi.fn<(text: string) => void>()
  const announcer = document.getElementById('announcer')
  if (!announcer) throw new Error('no announcer')
  new MutationObserver(() => announced() && announcing(announced())).observe(announcer, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  await act(async () => large.count())
  await waitFor(() => expect(line()).toMatch(/of \d+ products matching “wool”$/))
  await act(() => new Promise((done) => setTimeout(done, 900)))
  await user.clear(box())
  await user.type(box(), 'product')
  await waitFor(() => expect(line()).toMatch(/more than 30 products/))
  await act(() => new Promise((done) => setTimeout(done, 900)))
  expect(announcing).not.toHaveBeenCalled()
  await act(async () => large.count())
  await waitFor(() =>
    expect(announcing.mock.calls).toEqual([[expect.stringMatching(/^2,915 products, 2,9\d\d more$/)]]),
  )
})

test('a count without a waiting page is cancelled', async () => {
  const { user } = await openShop('/products?size=3000')
  await user.type(box(), 'p')
  await waitFor(() => expect(line()).toMatch(/more than 30 products matching “p”/))
  const signals = [...large.signals]
  expect(signals.map((signal) => signal?.aborted)).toEqual(signals.map(() => false))
  await user.type(box(), 'r')
  await waitFor(() => expect(line()).toMatch(/more than 30 products matching “pr”/))
  // The filters render after the products, and wait for the former count until then.
  await waitFor(() => expect(signals.map((signal) => signal?.aborted)).toEqual(signals.map(() => true)))
  // A cancelled count is not an error of the page that waited.
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a list that opens further down is counted first', async () => {
  const opening = openShop('/products?size=3000&search=product&at=900')
  await waitFor(() => expect(large.signals).not.toHaveLength(0))
  expect(screen.queryByText(/^Showing /)).toBeNull()
  large.count()
  await opening
  expect(line()).toBe('Showing 2,915 of 2,915 products matching “product”')
})
