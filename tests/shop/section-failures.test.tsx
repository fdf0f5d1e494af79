// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addButton, openShop } from './open-shop.tsx'

/** The part of the shop that is broken just now. */
const fault = vi.hoisted(() => ({ in: '' }))

/** Stands in front of a component, and throws while the fault is there. */
const fragile = vi.hoisted(
  () =>
    <Props extends object>(name: string, Part: ComponentType<Props>) =>
    (props: Props) => {
      if (fault.in === name) throw new Error('a fault on purpose')
      return <Part {...props} />
    },
)
vi.mock(import('#browse/grid-cell.tsx'), async (load) => {
  const { GridCell } = await load()
  return { GridCell: fragile('grid', GridCell) }
})
vi.mock(import('#browse/refine/filter-panel.tsx'), async (load) => {
  const { FilterPanel } = await load()
  return { FilterPanel: fragile('filters', FilterPanel) }
})
vi.mock(import('#product/product-tabs.tsx'), async (load) => {
  const { ProductTabs } = await load()
  return { ProductTabs: fragile('tabs', ProductTabs) }
})
vi.mock(import('#product/more-products.tsx'), async (load) => {
  const { MoreProducts } = await load()
  return { MoreProducts: fragile('more', MoreProducts) }
})
vi.mock(import('#testimonials/testimonials-section.tsx'), async (load) => {
  const { TestimonialsSection } = await load()
  return { TestimonialsSection: fragile('testimonials', TestimonialsSection) }
})
vi.mock(import('#contact/contact-section.tsx'), async (load) => {
  const { ContactSection } = await load()
  return { ContactSection: fragile('contact', ContactSection) }
})
vi.mock(import('#meeting/meeting-section.tsx'), async (load) => {
  const { MeetingSection } = await load()
  return { MeetingSection: fragile('meeting', MeetingSection) }
})
vi.mock(import('#cart/cart-line-row.tsx'), async (load) => {
  const { CartLineRow } = await load()
  return { CartLineRow: fragile('cart', CartLineRow) }
})

beforeEach(() => {
  fault.in = ''
  // React tells of every error that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** The one part that says that it failed, is tried again once it is mended, and is whole then. */
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
])('on %s a fault in %s stays there', async (address, part, heading, words) => {
  fault.in = part
  const { user } = await openShop(address)
  await screen.findByRole('alert')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  await user.click(screen.getAllByRole('button', { name: /^Add to Cart/ })[0] ?? document.body)
  expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeDefined()
  await expectRetry(user)
  expect(document.querySelector('main')?.textContent).toMatch(words)
  expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeDefined()
})

test.each(['/', '/products'])('on %s a fault in the grid leaves the search', async (address) => {
  fault.in = 'grid'
  const { user } = await openShop(address)
  await screen.findByRole('alert')
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'lamp')
  await screen.findByText(/matching “lamp”/)
  await expectRetry(user)
  expect(screen.getByRole('list', { name: 'Products' })).toBeDefined()
})

test('a fault in the filters leaves the products', async () => {
  fault.in = 'filters'
  const { user } = await openShop('/products')
  await user.click(screen.getByRole('button', { name: 'Filters and sort' }))
  await screen.findByRole('alert')
  await user.click(addButton('Fennwick Drift Over-Ear Headphones'))
  await expectRetry(user)
  expect(await screen.findByRole('button', { name: /^Close/ })).toBeDefined()
})

test('a fault in the cart’s lines leaves the drawer, its total and its way out', async () => {
  const { user } = await openShop('/products')
  await user.click(addButton('Fennwick Drift Over-Ear Headphones'))
  fault.in = 'cart'
  await user.click(screen.getByRole('button', { name: 'Cart, 1 item' }))
  const drawer = await screen.findByRole('dialog')
  await screen.findByRole('alert')
  expect(within(drawer).getByRole('button', { name: 'Proceed to Checkout' })).toBeDefined()
  await expectRetry(user)
  expect(within(drawer).getByRole('list', { name: 'Items in the cart' }).children).toHaveLength(1)
})
