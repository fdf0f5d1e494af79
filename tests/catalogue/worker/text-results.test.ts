import { expect, test, vi } from 'vitest'
import { createTextResults } from '#catalogue/worker/text-results.ts'
import type { TextIndex } from '#catalogue/worker/text-index.ts'

const count = 200_000
const never = () => false
const ignore = () => Promise.resolve()

/** Every 20th product matches a text of two letters, and every 40th a longer one. */
function openResults({ pause = () => Promise.resolve(), added = (): number => count } = {}) {
  const isMatch = (search: string, ordinal: number) => ordinal % (search.length === 2 ? 20 : 40) === 0
  /** Each tenth match is of whole words in a name. */
  const ranked = (ordinals: Uint32Array) => ({
    ordinals,
    ranks: Uint16Array.from(ordinals, (ordinal) => (ordinal % 400 === 0 ? 0 : 4)),
  })
  const index = {
    add: () => {},
    added,
    find: vi.fn<TextIndex['find']>((search, first, end) =>
      ranked(
        Uint32Array.from({ length: end - first }, (_, at) => first + at).filter((ordinal) =>
          isMatch(search, ordinal),
        ),
      ),
    ),
    searchWithin: vi.fn<TextIndex['searchWithin']>((search, ordinals) =>
      ranked(ordinals.filter((ordinal) => isMatch(search, ordinal))),
    ),
  } satisfies TextIndex
  const results = createTextResults({
    count,
    index,
    categoryOf: new Uint16Array(count),
    pause,
    waitForTexts: () => Promise.reject(new Error('All texts are loaded.')),
  })
  return { index, ...results }
}

test('a longer word is searched among the matches of the shorter one, with a first slice as well', async () => {
  const { index, find } = openResults()
  await find('wo', 'All', never, ignore)
  index.find.mockClear()
  const onFirstSlice = vi.fn<(ordinals: Uint32Array) => Promise<void>>(ignore)
  const matches = await find('woo', 'All', never, onFirstSlice)
  expect([...(matches?.ordinals ?? [])]).toEqual(Array.from({ length: 5000 }, (_, at) => at * 40))
  expect(onFirstSlice).toHaveBeenCalledTimes(1)
  expect([...(onFirstSlice.mock.calls[0]?.[0] ?? [])]).toEqual(Array.from({ length: 30 }, (_, at) => at * 40))
  expect(index.find).not.toHaveBeenCalled()
})

test('it pauses between parts of these matches, and stops there once it is obsolete', async () => {
  let pauses = 0
  const { index, find } = openResults({
    pause() {
      pauses += 1
      return Promise.resolve()
    },
  })
  await find('wo', 'All', never, ignore)
  pauses = 0
  expect(await find('woo', 'All', () => pauses > 1, ignore)).toBeNull()
  expect(index.searchWithin.mock.calls.map(([, part]) => part.length)).toEqual([4096, 4096])
})

test('texts that load while the page draws the first slice are searched as well', async () => {
  let loaded = 10_000
  const { find } = openResults({ added: () => loaded })
  const matches = await find('wo', 'All', never, async () => {
    loaded = count
  })
  expect(matches?.ordinals.length).toBe(count / 20)
})

test('the best matches are the first slice once 31 names have the whole words, and first in the order', async () => {
  const { find, sortedOf } = openResults()
  const onFirstSlice = vi.fn<(ordinals: Uint32Array) => Promise<void>>(ignore)
  const matches = await find('wo', 'All', never, onFirstSlice, true)
  const best = Array.from({ length: count / 400 }, (_, at) => at * 400)
  expect(onFirstSlice.mock.calls.map(([ordinals]) => [...ordinals])).toEqual([best.slice(0, 30)])
  const ordered = matches && sortedOf(matches, 'All')
  expect([...(ordered?.sorted.subarray(0, best.length + 2) ?? [])]).toEqual([...best, 20, 40])
  expect(ordered?.segments).toEqual({
    keys: Float64Array.of(0, 4),
    counts: Uint32Array.of(best.length, count / 20 - best.length),
  })
})
