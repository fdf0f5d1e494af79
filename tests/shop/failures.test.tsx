// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { addButton, announced, cartName, openShop, shownProducts } from './open-shop.tsx'

const fault = vi.hoisted(() => ({ isSet: false }))

/** Wraps a component of a page, and throws while the fault is set. */
vi.mock(import('#browse/list/category-buttons.tsx'), async (load) => {
  const { CategoryButtons } = await load()
  return {
    CategoryButtons: (props) => {
      if (fault.isSet) throw new Error('a fault on purpose')
      return <CategoryButtons {...props} />
    },
  }
})
vi.mock(import('#product/gallery.tsx'), async (load) => {
  const { Gallery } = await load()
  return {
    Gallery: (props) => {
      if (fault.isSet) throw new Error('a fault on purpose')
      return <Gallery {...props} />
    },
  }
})
vi.mock(import('#compare/compare-table.tsx'), async (load) => {
  const { CompareTable } = await load()
  return {
    CompareTable: (props) => {
      if (fault.isSet) throw new Error('a fault on purpose')
      return <CompareTable {...props} />
    },
  }
})

beforeEach(() => {
  fault.isSet = false
})

describe('a component that throws', () => {
  test.each([
    ['/', 'Good things, well packed.'],
    ['/products', 'Products'],
    ['/product/1', 'Fennwick Drift Over-Ear Headphones'],
    ['/compare?ids=1,2', 'Compare'],
  ])(
    'on %s leaves header, cart and footer working, and Retry shows the page and focuses its heading',
    async (address, heading) => {
      // React logs every error that a boundary catches.
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      fault.isSet = true
      const { user } = await openShop(address)
      expect(screen.getByRole('alert').textContent).toContain('Something went wrong here')
      const footer = within(await screen.findByRole('contentinfo'))
      expect(footer.getByRole('link', { name: 'Accessibility' }).getAttribute('href')).toBe('/accessibility')
      await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Cart, 0 items' }))
      await screen.findByRole('dialog', { name: 'Shopping Cart, 0 items' })
      await user.keyboard('{Escape}')
      expect(screen.getByRole('alert').textContent).toContain('Something went wrong here')

      fault.isSet = false
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading))
      expect(screen.queryByRole('alert')).toBeNull()
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
      expect(document.title).not.toContain('went wrong')
    },
  )

  test('does not change the cart', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user } = await openShop('/products')
    await user.click(addButton('Fennwick Drift Over-Ear Headphones'))
    fault.isSet = true
    await user.click(screen.getByRole('button', { name: /^Fashion/ }))
    await screen.findByRole('alert')
    expect(cartName()).toBe('Cart, 1 item')
    fault.isSet = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { level: 1, name: 'Fashion' })
    expect(cartName()).toBe('Cart, 1 item')
  })
})

test('a page whose data fails has a title that says so, which its alert announces', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { visit } = await openShop('/')
  vi.spyOn(embeddedSource, 'slice').mockRejectedValue(new Error('a fault on purpose'))
  await visit('/products?search=lamp')
  await screen.findByRole('alert')
  // The head's other tags are those of the failed page.
  await waitFor(() => expect(document.querySelector('meta[name=robots]')).not.toBeNull())
  expect(document.title).toBe('Something went wrong here – Brooklyn Parcel')
  expect(announced()).toBe('')
})

test.each(['slice', 'counts', 'facets'] as const)(
  'Retry shows the page though %s of before it fails only afterwards',
  async (late) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user, visit } = await openShop('/')
    const failures: (() => void)[] = []
    for (const query of ['slice', 'counts', 'facets'] as const)
      vi.spyOn(embeddedSource, query).mockImplementationOnce(
        () =>
          new Promise<never>((_, reject) => {
            const fail = () => reject(new Error('a fault on purpose'))
            if (query === late) failures.push(fail)
            else fail()
          }),
      )
    await visit('/products?search=lamp')
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    for (const fail of failures) await act(async () => fail())
    await waitFor(() => expect(shownProducts().length).toBeGreaterThan(0))
    expect(failures).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

describe('data that is fetched again, and fails,', () => {
  test.each(['/products', '/', '/product/1'])('leaves the page of %s as it is', async (address) => {
    const { router } = await openShop(address)
    const { queryClient } = router.options.context
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const before = [document.querySelector('h1')?.textContent, ...shownProducts()]
    const fail = () => Promise.reject(new Error('No network.'))
    vi.spyOn(embeddedSource, 'slice').mockImplementation(fail)
    vi.spyOn(embeddedSource, 'counts').mockImplementation(fail)
    vi.spyOn(embeddedSource, 'product').mockImplementation(fail)
    await act(() => queryClient.invalidateQueries({ queryKey: ['catalogue'] }))
    expect(
      queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' }).length,
    ).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
    expect([document.querySelector('h1')?.textContent, ...shownProducts()]).toEqual(before)
  })
})
