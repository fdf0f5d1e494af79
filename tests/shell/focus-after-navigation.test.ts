// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createShopRouter } from '#app/router.tsx'
import { focusAfterNavigation } from '#shell/focus-after-navigation.ts'

afterEach(() => document.body.replaceChildren())

/** Follows the focused link of a page to a product; `isKey`: the browser shows the focus, as after a key. */
function followLink({ isKey }: { isKey: boolean }): HTMLElement {
  document.body.innerHTML = '<main><a href="/product/1">Mug</a></main>'
  const [link] = document.querySelectorAll('a')
  if (!link) throw new Error('No link.')
  vi.spyOn(link, 'matches').mockReturnValue(isKey)
  link.focus()
  const router = createShopRouter({ history: createMemoryHistory({ initialEntries: ['/products'] }) })
  const stop = focusAfterNavigation(router)
  const toLocation = router.buildLocation({ to: '/product/$id', params: { id: '1' } })
  router.emit({
    type: 'onBeforeNavigate',
    fromLocation: router.latestLocation,
    toLocation,
    pathChanged: true,
    hrefChanged: true,
    hashChanged: false,
  })
  stop()
  return link
}

test('a pressed link loses the focus before its page is removed', () => {
  const link = followLink({ isKey: false })
  expect(document.activeElement).not.toBe(link)
})

test('a link followed by a key has the focus until its page is removed', () => {
  const link = followLink({ isKey: true })
  expect(document.activeElement).toBe(link)
})
