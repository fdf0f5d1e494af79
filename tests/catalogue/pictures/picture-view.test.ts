import { describe, expect, test } from 'vitest'
import { viewName } from '#catalogue/pictures/picture-view.ts'

describe('viewName', () => {
  test.each([
    ['/pictures/12-front.avif', 'front view'],
    ['/pictures/12-closeup.avif', 'close-up'],
    ['/pictures/12-side.avif', 'side view'],
    ['/pictures/12-scene.avif', 'in use'],
    ['/pictures/kind-t-shirt-front.avif', 'front view'],
    ['/pictures/sold-out.avif', 'picture'],
    ['https://example.com/x-front.avif', 'picture'],
    ['', 'picture'],
  ])('returns, for %s, the %s', (address, view) => {
    expect(viewName(address)).toBe(view)
  })
})
