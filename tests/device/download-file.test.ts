// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { downloadFile } from '#device/download-file.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a text is saved as a file with its name, and its object URL is revoked afterwards', async () => {
  const files = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.set('blob:it', file)
    return 'blob:it'
  })
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`)
  })

  downloadFile('meeting.ics', 'text/calendar', 'BEGIN:VCALENDAR\r\n')
  expect(clicked).toEqual(['meeting.ics blob:it'])
  expect(files.get('blob:it')?.type).toBe('text/calendar')
  expect(await files.get('blob:it')?.text()).toBe('BEGIN:VCALENDAR\r\n')
  expect(revoke).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoke.mock.calls).toEqual([['blob:it']])
})
