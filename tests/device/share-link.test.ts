import { expect, test, vi } from 'vitest'
import { shareLink } from '#device/share-link.ts'

const link = { title: 'Desk Lamp', url: 'https://example.com/product/1' }
const sheet = (outcome: () => Promise<void>) => vi.fn<(data: typeof link) => Promise<void>>(outcome)
const clipboard = (outcome: () => Promise<void> = () => Promise.resolve()) => ({
  writeText: vi.fn<(text: string) => Promise<void>>(outcome),
})
function shareWith(features: object) {
  vi.stubGlobal('navigator', features)
  return shareLink(link)
}
const refuse = (name: string) => () => Promise.reject(new DOMException('refused', name))

test('the share sheet receives title and address, and the clipboard nothing', async () => {
  const share = sheet(() => Promise.resolve())
  const board = clipboard()
  expect(await shareWith({ share, clipboard: board })).toBe('shared')
  expect(share).toHaveBeenCalledWith(link)
  expect(board.writeText).not.toHaveBeenCalled()
})

test('a share sheet that the visitor closes has no message', async () => {
  const board = clipboard()
  expect(await shareWith({ share: sheet(refuse('AbortError')), clipboard: board })).toBe('shared')
  expect(board.writeText).not.toHaveBeenCalled()
})

test('without a share sheet the address is copied', async () => {
  const board = clipboard()
  expect(await shareWith({ clipboard: board })).toBe('copied')
  expect(board.writeText).toHaveBeenCalledWith(link.url)
})

test('where the share sheet fails, the address is copied', async () => {
  expect(await shareWith({ share: sheet(refuse('NotAllowedError')), clipboard: clipboard() })).toBe('copied')
})

test('where both fail, the result reports it', async () => {
  expect(await shareWith({})).toBe('failed')
  expect(await shareWith({ clipboard: clipboard(refuse('NotAllowedError')) })).toBe('failed')
  const share = sheet(() => {
    throw new TypeError('not today')
  })
  expect(await shareWith({ share })).toBe('failed')
})
