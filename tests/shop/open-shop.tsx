import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { createShopRouter } from '#app/router.tsx'

// happy-dom needs most of a test's time to compute the style of every element; browser tests check visibility.
configure({ defaultHidden: true })

// happy-dom does not know `<search>`, and React warns about unknown elements.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  // Test files share a document.
  configurable: true,
  get() {
    return this instanceof Element && this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})

interface OpenShop {
  readonly router: ReturnType<typeof createShopRouter>
  readonly user: UserEvent
  /** The address in the address bar. */
  readonly address: () => string
  /** Navigates as a link does. */
  readonly visit: (address: string) => Promise<void>
  readonly back: () => Promise<void>
}

/**
 * Opens the whole shop in memory at an address, and waits until it shows the page. Creates the live region as
 * `index.html` does.
 */
export async function openShop(address: string): Promise<OpenShop> {
  // happy-dom cannot scroll, and prints a warning.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  document.title = ''
  document.body.innerHTML = '<div id="announcer" role="status"></div>'
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createShopRouter({ history })
  await act(() => router.load())
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.title).not.toBe(''))
  const settle = () =>
    waitFor(() => router.state.status === 'idle' || Promise.reject(new Error('still loading')))
  return {
    router,
    user: userEvent.setup(),
    address: () => router.latestLocation.href,
    visit: async (to) => {
      await act(() => router.navigate({ href: to }))
      await settle()
    },
    back: async () => {
      await act(async () => {
        router.history.back()
        await new Promise((done) => {
          const stop = router.subscribe('onResolved', () => {
            stop()
            done(undefined)
          })
        })
      })
      await settle()
    },
  }
}

/** The text of the live regions, the page's and that of an open dialog. */
export const announced = (): string =>
  [...document.querySelectorAll('#announcer, [data-announcer]')]
    .map(({ textContent }) => textContent)
    .join('')

/** The accessible name of the header's cart button. */
export const cartName = (): string | null =>
  document.querySelector('header #cart-button')?.getAttribute('aria-label') ?? null

/** The names of the products in the grid. */
export const shownProducts = (): string[] =>
  screen
    .queryAllByRole('list', { name: 'Products' })
    .flatMap((list) => [...list.querySelectorAll('h3 a')].map((link) => link.lastChild?.textContent ?? ''))

/** The Add to Cart button of a card. happy-dom ignores CSS, so the name may have a blank before its comma. */
export const addButton = (product: string): HTMLElement =>
  screen.getByRole('button', {
    name: (name) => name.startsWith('Add to Cart') && name.endsWith(`, ${product}`),
  })
