// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announce, recordMessage } from '#ui/announcer.ts'
import { announceAgain, lastMessage, readMessages } from '#ui/past-messages.ts'

const region = () => document.getElementById('announcer')

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="announcer" role="status"></div>'
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('an announcement', () => {
  test('is in the live region as text, never as HTML', () => {
    announce('<b>Lamp</b> added')
    expect(region()?.textContent).toBe('<b>Lamp</b> added')
    expect(region()?.querySelector('b')).toBeNull()
  })

  test('replaces the previous one', () => {
    announce('one')
    announce('two')
    expect(region()?.textContent).toBe('two')
  })

  test('with the same words twice is a new node each time, so that screen readers repeat it', () => {
    announce('Quantity 2')
    const first = region()?.firstChild
    announce('Quantity 2')
    expect(region()?.firstChild).not.toBe(first)
  })

  test('is removed after a delay since the last one', () => {
    announce('one')
    vi.advanceTimersByTime(3000)
    announce('two')
    vi.advanceTimersByTime(3000)
    expect(region()?.textContent).toBe('two')
    vi.advanceTimersByTime(1000)
    expect(region()?.textContent).toBe('')
  })

  test('on a page without a live region changes nothing, and can be read later', () => {
    document.body.innerHTML = '<p></p>'
    announce('unheard')
    expect(document.body.innerHTML).toBe('<p></p>')
    expect(lastMessage()).toBe('unheard')
  })
})

describe('the messages of a visit', () => {
  const texts = () => readMessages().map((message) => message.text)

  test('have times, newest first, and include those of other live regions', () => {
    vi.setSystemTime(1_000)
    announce('one')
    vi.setSystemTime(2_000)
    recordMessage('two')
    const [newest, older] = readMessages()
    expect([newest, older]).toMatchObject([
      { text: 'two', at: 2_000 },
      { text: 'one', at: 1_000 },
    ])
    expect(newest?.number).toBe((older?.number ?? 0) + 1)
  })

  test('can be repeated, the last one, without a new message', () => {
    announce('one')
    vi.advanceTimersByTime(5000)
    const before = texts()
    announceAgain()
    expect(region()?.textContent).toBe('one')
    expect(texts()).toEqual(before)
  })

  test('are at most fifty', () => {
    for (let count = 1; count <= 60; count++) recordMessage(`message ${count}`)
    expect(texts()).toHaveLength(50)
    expect(texts().at(-1)).toBe('message 11')
    expect(lastMessage()).toBe('message 60')
  })

  test('start empty with each page load', async () => {
    vi.resetModules()
    const fresh = await import('#ui/past-messages.ts')
    expect(fresh.readMessages()).toEqual([])
    expect(fresh.lastMessage()).toBe('Nothing has been said yet.')
  })
})
