// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { recoverFromFailures } from '#boot/recovery.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

const fail = () =>
  window.dispatchEvent(
    Object.assign(new Event('error'), { filename: `${window.location.origin}/assets/shop.js` }),
  )

beforeEach(() => {
  window.earlyPresses = []
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
})

test('a second failure waits for the reload that the first one started', async () => {
  let respond: (response: Response) => void = () => undefined
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        respond = resolve
      }),
  )
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const onFatal = vi.fn<() => void>()
  recoverFromFailures(onFatal)
  fail()
  fail()
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  expect(onFatal).not.toHaveBeenCalled()
  respond(new Response())
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(onFatal).not.toHaveBeenCalled()
})
