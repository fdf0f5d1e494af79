// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfflineState } from '#offline/offline-atoms.ts'
import { followServiceWorker } from '#offline/service-worker.ts'

const { register } = vi.hoisted(() => ({ register: vi.fn<() => Promise<undefined>>() }))
vi.mock('workbox-window', () => ({
  messageSW: () => Promise.resolve(true),
  Workbox: class {
    addEventListener = () => undefined
    register = register
  },
}))

/** The states that a page of `/de/` reports, where the browser has a worker of this path. */
async function statesWith(path: string, mayRegister: boolean): Promise<OfflineState[]> {
  const getRegistration = () => Promise.resolve({ scope: window.location.origin + path, active: {} })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration, addEventListener: () => undefined },
  })
  const states: OfflineState[] = []
  const stop = followServiceWorker({
    mayRegister,
    onVersion: () => undefined,
    onState: (state) => states.push(state),
  })
  // Its promises are settled before the next task.
  await new Promise((resolve) => setTimeout(resolve))
  stop()
  return states
}

beforeEach(() => {
  register.mockReset().mockResolvedValue(undefined)
  vi.stubEnv('PROD', true)
  vi.stubEnv('BASE_URL', '/de/')
})
afterEach(() => {
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the worker of a path above stores nothing of this shop, and registers none for it', async () => {
  expect(await statesWith('/', false)).toEqual([])
  expect(register).not.toHaveBeenCalled()
})

test('beside the worker of a path above, the files are fetched on request', async () => {
  expect(await statesWith('/', true)).toEqual(['fetching'])
  expect(register).toHaveBeenCalledOnce()
})

test('with its own worker the shop is stored', async () => {
  expect(await statesWith('/de/', false)).toEqual(['stored'])
  expect(register).toHaveBeenCalledOnce()
})
