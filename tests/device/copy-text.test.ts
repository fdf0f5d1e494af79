import { expect, test, vi } from 'vitest'
import { copyText } from '#device/copy-text.ts'

test('a text is copied to the clipboard unchanged', async () => {
  const written: string[] = []
  const clipboard = {
    writeText: (text: string) => {
      written.push(text)
      return Promise.resolve()
    },
  }
  vi.stubGlobal('navigator', { clipboard })
  expect(await copyText('Name: Ada\nTime: 9:00 AM')).toBe(true)
  expect(written).toEqual(['Name: Ada\nTime: 9:00 AM'])
})

test('a missing or forbidden clipboard is reported', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('x')).toBe(false)
  const forbidden = { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) }
  vi.stubGlobal('navigator', { clipboard: forbidden })
  expect(await copyText('x')).toBe(false)
})
