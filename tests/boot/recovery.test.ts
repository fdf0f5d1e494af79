// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { recoverFromFailures } from '#boot/recovery.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

test('a second failure waits for the reload that the first one started', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
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
  window.dispatchEvent(new Event('load'))
  window.reportFailedStart?.()
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  expect(onFatal).not.toHaveBeenCalled()
  respond(new Response())
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(onFatal).not.toHaveBeenCalled()
})
