// @vitest-environment node
// Runs in its own worker: React's module state from other files breaks the rendering of this one.
import { expect, test, vi } from 'vitest'
import { prerenderPage } from '#app/prerender.tsx'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'

test('a page whose data cannot be loaded stops the build, instead of being written as an error page', async () => {
  expect((await prerenderPage('/products?category=Fashion')).markup).toContain('Fashion')
  vi.spyOn(embeddedSource, 'slice').mockRejectedValue(new Error('No worker.'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await expect(prerenderPage('/products?category=Fashion')).rejects.toThrow(
    '/products?category=Fashion failed',
  )
})
