import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { matchRank } from '#catalogue/words/match-rank.ts'
import { createScanner, rarestPositions, type Scanner } from '#catalogue/worker/scanner.ts'
import { sample } from '../../sample.ts'

const encoder = new TextEncoder()

function scannerOf(words: readonly string[]): Scanner {
  const encoded = encoder.encode(words.map((one) => `${one}\0`).join(''))
  const scanner = createScanner(words.length)
  // Twice: existing content must stay.
  scanner.grow(encoded.length)
  scanner.text().set(encoded)
  scanner.grow(encoded.length + 200_000)
  let start = 0
  for (const [at, one] of words.entries()) {
    scanner.starts()[at] = start
    start += encoder.encode(one).length + 1
  }
  scanner.starts()[words.length] = start
  return scanner
}

const word = fc
  .array(fc.constantFrom('a', 'b', 'ab', 'é', 'abababababababababab'), { maxLength: 12 })
  .map((letters) => letters.join(''))
const words = fc.array(word, { minLength: 1, maxLength: 50 })
const sought = word.filter((one) => one !== '')

/** Letters of one to four bytes, and characters between words of one to three. */
const rankedText = fc
  .array(fc.constantFrom('a', 'b', 'ab', 'é', 'م', '字', '🫖', '-', ' ', '»', '、', '،'), { maxLength: 12 })
  .map((letters) => letters.join(''))
const rankedTexts = fc.array(fc.tuple(rankedText, rankedText), { minLength: 1, maxLength: 30 })

const browsers = {
  'a browser with vectors': () => {},
  'a page that may not run WebAssembly': () => {
    vi.spyOn(WebAssembly, 'Module').mockImplementation(function refuse() {
      throw new Error('refused by the policy')
    })
  },
  'a browser without WebAssembly': () => {
    vi.stubGlobal('WebAssembly', undefined)
  },
}

afterEach(() => vi.unstubAllGlobals())

describe.each(Object.entries(browsers))('in %s', (_name, prepare) => {
  test('every product that contains the needle is found, and no other', () => {
    prepare()
    fc.assert(
      fc.property(words, sought, fc.nat(50), fc.nat(50), (all, needle, from, length) => {
        const [first, end] = [Math.min(from, all.length), Math.min(from + length, all.length)]
        const expected = all.flatMap((one, at) => (one.includes(needle) ? [at] : []))
        const scanner = scannerOf(all)
        expect([...scanner.scan(encoder.encode(needle), 0, all.length).ordinals]).toEqual(expected)
        expect([...scanner.scan(encoder.encode(needle), first, end).ordinals]).toEqual(
          expected.filter((at) => at >= first && at < end),
        )
        const odd = Uint32Array.from(all.keys()).filter((at) => at % 2 === 1)
        expect([...scanner.searchWithin(encoder.encode(needle), odd).ordinals]).toEqual(
          expected.filter((at) => at % 2 === 1),
        )
      }),
      { numRuns: 200 },
    )
  })

  test('every match has the rank of the definition', () => {
    prepare()
    fc.assert(
      fc.property(rankedTexts, rankedText, fc.nat(30), (all, needle, length) => {
        fc.pre(needle !== '')
        const scanner = scannerOf(all.map((texts) => texts.join('\0')))
        const end = Math.min(length, all.length)
        const expected = all.flatMap(([name, description]) =>
          name.includes(needle) || description.includes(needle)
            ? [matchRank(name, description, '', needle)]
            : [],
        )
        const found = scanner.scan(encoder.encode(needle), 0, all.length)
        expect([...found.ranks]).toEqual(expected)
        const within = scanner.searchWithin(encoder.encode(needle), Uint32Array.from(all.keys()))
        expect([...within.ranks]).toEqual(expected)
        const some = scanner.scan(encoder.encode(needle), 0, end)
        expect([...some.ranks]).toEqual(expected.slice(0, some.ranks.length))
      }),
      { numRuns: sample(150, 5000) },
    )
  })

  test('a needle above the maximum length is found nowhere', () => {
    prepare()
    const scanner = scannerOf(['a'.repeat(9000)])
    expect([...scanner.scan(encoder.encode('a'.repeat(4096)), 0, 1).ordinals]).toEqual([0])
    expect([...scanner.scan(encoder.encode('a'.repeat(4097)), 0, 1).ordinals]).toEqual([])
    expect([...scanner.searchWithin(encoder.encode('a'.repeat(4097)), Uint32Array.of(0)).ordinals]).toEqual(
      [],
    )
  })
})

test('the WebAssembly module is instantiated where the browser can run it', () => {
  const module = vi.spyOn(WebAssembly, 'Instance')
  scannerOf(['a'])
  expect(module.mock.results.map(({ type }) => type)).toEqual(['return'])
})

test('the scanner selects the rarest three bytes of a needle', () => {
  const counts = new Uint32Array(256).fill(100)
  counts['q'.charCodeAt(0)] = 1
  counts['z'.charCodeAt(0)] = 2
  expect(rarestPositions(encoder.encode('aqaz'), counts)).toEqual([1, 3, 0])
  expect(rarestPositions(encoder.encode('a'), counts)).toEqual([0, 0, 0])
  expect(rarestPositions(encoder.encode('aa'), counts)).toEqual([0, 1, 1])
})
