import { describe, expect, test } from 'vitest'
import { viewText } from '#product/view-text.ts'

describe('viewText', () => {
  test.each([
    ['/pictures/12-front.avif', 'front view'],
    ['/pictures/12-closeup.avif', 'close-up'],
    ['/pictures/12-side.avif', 'side view'],
    ['/pictures/12-scene.avif', 'in use'],
    ['/pictures/kind-t-shirt-front.avif', 'front view'],
    ['/pictures/sold-out.avif', 'picture'],
    ['https://example.com/x-front.avif', 'picture'],
    ['', 'picture'],
  ])('returns, for %s, the %s', (address, text) => {
    expect(viewText(address)).toBe(text)
  })
})
