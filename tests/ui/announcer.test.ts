// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announce, announceAgain, keepMessage, lastWords, readMessages } from '#ui/announcer.ts'

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
  test('stands in the live region as text, never as HTML', () => {
    announce('<b>Lamp</b> added')
    expect(region()?.textContent).toBe('<b>Lamp</b> added')
    expect(region()?.querySelector('b')).toBeNull()
  })

  test('takes the place of the one before', () => {
    announce('one')
    announce('two')
    expect(region()?.textContent).toBe('two')
  })

  test('of the same words twice is a new node each time, so that it is heard twice', () => {
    announce('Quantity 2')
    const first = region()?.firstChild
    announce('Quantity 2')
    expect(region()?.firstChild).not.toBe(first)
  })

  test('is gone after a while, counted from the last one', () => {
    announce('one')
    vi.advanceTimersByTime(3000)
    announce('two')
    vi.advanceTimersByTime(3000)
    expect(region()?.textContent).toBe('two')
    vi.advanceTimersByTime(1000)
    expect(region()?.textContent).toBe('')
  })

  test('on a page without a live region changes nothing there, and can be read later', () => {
    document.body.innerHTML = '<p></p>'
    announce('unheard')
    expect(document.body.innerHTML).toBe('<p></p>')
    expect(lastWords()).toBe('unheard')
  })
})

describe('the messages of a visit', () => {
  const words = () => readMessages().map((message) => message.words)

  test('are kept with their times, newest first, and those of other live regions, too', () => {
    vi.setSystemTime(1_000)
    announce('one')
    vi.setSystemTime(2_000)
    keepMessage('two')
    const [newest, older] = readMessages()
    expect([newest, older]).toMatchObject([
      { words: 'two', at: 2_000 },
      { words: 'one', at: 1_000 },
    ])
    expect(newest?.number).toBe((older?.number ?? 0) + 1)
  })

  test('can be said again, the last one, which makes no new message', () => {
    announce('one')
    vi.advanceTimersByTime(5000)
    const before = words()
    announceAgain()
    expect(region()?.textContent).toBe('one')
    expect(words()).toEqual(before)
  })

  test('are no more than fifty', () => {
    for (let count = 1; count <= 60; count++) keepMessage(`message ${count}`)
    expect(words()).toHaveLength(50)
    expect(words().at(-1)).toBe('message 11')
    expect(lastWords()).toBe('message 60')
  })

  test('begin anew with the page, which has none', async () => {
    vi.resetModules()
    const fresh = await import('#ui/announcer.ts')
    expect(fresh.readMessages()).toEqual([])
    expect(fresh.lastWords()).toBe('Nothing has been said yet.')
  })
})
