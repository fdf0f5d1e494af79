import { afterAll, vi } from 'vitest'
import { keepListeners } from './shared-document.ts'

// A file that mocks modules has to import them anew.
vi.resetModules()

if (typeof document !== 'undefined') {
  // user-event prepares a document once.
  const { userEvent } = await import('@testing-library/user-event')
  userEvent.setup()
  // The whole shop's code listens to the document as long as a page lives, and another file has a copy of its own.
  const removals = [globalThis, document].map(keepListeners)
  afterAll(() => {
    for (const remove of removals) remove()
  })
}
