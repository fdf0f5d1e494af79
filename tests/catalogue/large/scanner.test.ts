import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createScanner, rarestPlaces, scanPlainly } from '#catalogue/large/scanner.ts'

const encoder = new TextEncoder()

test('plain script finds what WebAssembly finds', () => {
  const word = fc
    .array(fc.constantFrom('a', 'b', 'ab', 'é'), { maxLength: 12 })
    .map((letters) => letters.join(''))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 50 }), word, (words, needle) => {
      const sought = encoder.encode(needle)
      if (sought.length === 0) return
      const encoded = encoder.encode(words.map((one) => `${one}\0`).join(''))

      const scanner = createScanner(words.length)
      scanner.grow(encoded.length)
      scanner.text().set(encoded)
      const memory = new WebAssembly.Memory({ initial: 2 })
      const [textAt, startsAt, outAt] = [8192, 64, 4096] as const
      new Uint8Array(memory.buffer).set(encoded, textAt)
      new Uint8Array(memory.buffer).set(sought, 0)
      const starts = new Uint32Array(memory.buffer, startsAt)
      let start = 0
      for (const [at, one] of words.entries()) {
        scanner.starts()[at] = starts[at] = start
        start += encoder.encode(one).length + 1
      }
      scanner.starts()[words.length] = starts[words.length] = start

      const count = scanPlainly(memory)(textAt, startsAt, 0, words.length, 0, sought.length, 0, 0, outAt)
      const plain = [...new Uint32Array(memory.buffer, outAt, count)]
      expect([...scanner.scan(sought, 0, words.length)]).toEqual(plain)
      expect(plain).toEqual(words.flatMap((one, at) => (one.includes(needle) ? [at] : [])))
    }),
    { numRuns: 500 },
  )
})

test('the rarest two bytes of a needle are looked for', () => {
  const counts = new Uint32Array(256).fill(100)
  counts['q'.charCodeAt(0)] = 1
  counts['z'.charCodeAt(0)] = 2
  expect(rarestPlaces(encoder.encode('aqaz'), counts)).toEqual([1, 3])
  expect(rarestPlaces(encoder.encode('a'), counts)).toEqual([0, 0])
  expect(rarestPlaces(encoder.encode('aa'), counts)).toEqual([0, 1])
})
