// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addButton, cartName, openShop, shownProducts } from './open-shop.tsx'

// A part's code may have to be compiled first.

/** The part of the shop that currently fails. */
const fault = vi.hoisted(() => ({ in: '' }))

/** Wraps a component, and throws while the fault is set. */
const breakIf = vi.hoisted(() => (part: string) => {
  if (fault.in === part) throw new Error('a fault on purpose')
})
vi.mock(import('#browse/card/use-product-href.ts'), async (load) => {
  const { useProductHref } = await load()
  return {
    useProductHref: () => {
      breakIf('grid')
      return useProductHref()
    },
  }
})
vi.mock(import('#browse/filters/filter-panel.tsx'), async (load) => {
  const { FilterPanel } = await load()
  return {
    FilterPanel: () => {
      breakIf('filters')
      return <FilterPanel />
    },
  }
})
vi.mock(import('#product/product-tabs.tsx'), async (load) => {
  const { ProductTabs } = await load()
  return {
    ProductTabs: (props) => {
      breakIf('tabs')
      return <ProductTabs {...props} />
    },
  }
})
vi.mock(import('#product/more-products.tsx'), async (load) => {
  const { MoreProducts } = await load()
  return {
    MoreProducts: (props) => {
      breakIf('more')
      return <MoreProducts {...props} />
    },
  }
})
vi.mock(import('#testimonials/testimonials-section.tsx'), async (load) => {
  const { TestimonialsSection } = await load()
  return {
    TestimonialsSection: () => {
      breakIf('testimonials')
      return <TestimonialsSection />
    },
  }
})
vi.mock(import('#contact/contact-section.tsx'), async (load) => {
  const { ContactSection } = await load()
  return {
    ContactSection: () => {
      breakIf('contact')
      return <ContactSection />
    },
  }
})
vi.mock(import('#meeting/meeting-section.tsx'), async (load) => {
  const { MeetingSection } = await load()
  return {
    MeetingSection: () => {
      breakIf('meeting')
      return <MeetingSection />
    },
  }
})
vi.mock(import('#cart/cart-line-row.tsx'), async (load) => {
  const { CartLineRow } = await load()
  return {
    CartLineRow: (props) => {
      breakIf('cart')
      return <CartLineRow {...props} />
    },
  }
})

beforeEach(() => {
  fault.in = ''
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Expects that one part shows its error, and after a repair and Retry its content. */
async function expectRetry(user: Awaited<ReturnType<typeof openShop>>['user']): Promise<void> {
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This part of the shop could not be shown.')
  fault.in = ''
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(screen.queryByRole('alert')).toBeNull()
}

test.each([
  ['/', 'testimonials', 'Good things, well packed.', /said|customers|say/i],
  ['/', 'contact', 'Good things, well packed.', /contact|touch/i],
  ['/', 'meeting', 'Good things, well packed.', /meeting/i],
  ['/product/1', 'tabs', 'Fennwick Drift Over-Ear Headphones', /description/i],
  ['/product/1', 'more', 'Fennwick Drift Over-Ear Headphones', /like/i],
])('on %s a fault in %s does not affect other parts', async (address, part, heading, words) => {
  fault.in = part
  const { user } = await openShop(address)
  await screen.findByRole('alert')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  await user.click(screen.getAllByRole('button', { name: /^Add to Cart/ })[0] ?? document.body)
  expect(cartName()).toBe('Cart, 1 item')
  await expectRetry(user)
  await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(words))
  expect(cartName()).toBe('Cart, 1 item')
})

test.each(['/', '/products'])('on %s a fault in the grid does not affect the search', async (address) => {
  fault.in = 'grid'
  const { user } = await openShop(address)
  await screen.findByRole('alert')
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'lamp')
  await screen.findByText(/matching “lamp”/)
  await expectRetry(user)
  const found = shownProducts().length
  expect(screen.getByText(/^Showing /).textContent).toBe(
    `Showing ${found} of ${found} products matching “lamp”`,
  )
  expect(found).toBeGreaterThan(0)
})

test('a fault in the filters does not affect the products', async () => {
  fault.in = 'filters'
  const { user } = await openShop('/products')
  await screen.findByRole('alert')
  await user.click(addButton('Fennwick Drift Over-Ear Headphones'))
  await expectRetry(user)
  await waitFor(() =>
    expect(document.getElementById('product-filters')?.textContent).toContain('Find a filter'),
  )
})

test('a fault in the cart’s lines does not affect the drawer, its total and its close button', async () => {
  const { user } = await openShop('/products')
  await user.click(addButton('Fennwick Drift Over-Ear Headphones'))
  fault.in = 'cart'
  await user.click(screen.getByRole('button', { name: 'Cart, 1 item' }))
  const drawer = await screen.findByRole('dialog')
  await screen.findByRole('alert')
  expect(within(drawer).getByText('Total:').parentElement?.textContent).toBe('Total: $189.99')
  await expectRetry(user)
  expect(within(drawer).getByRole('list', { name: 'Items in the cart' }).children).toHaveLength(1)
  await user.click(within(drawer).getByRole('button', { name: 'Close the cart' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
