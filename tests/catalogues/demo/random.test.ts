import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom, hash32, shuffle, shuffleSize } from '#catalogues/demo/random.ts'
import { largestSize } from '#catalogue/settings/settings.ts'

test('shuffle is a bijection', () => {
  const hit = new Uint8Array(shuffleSize)
  for (let value = 0; value < shuffleSize; value += 1) hit[shuffle(value)] = 1
  expect(hit.includes(0)).toBe(false)
})

test('shuffle covers every id', () => {
  expect(shuffleSize).toBeGreaterThan(largestSize)
})

test('shuffle moves neighbours far apart', () => {
  const gaps = Array.from({ length: 1000 }, (_, id) => Math.abs(shuffle(id + 1) - shuffle(id)))
  expect(gaps.filter((gap) => gap < 1000).length).toBeLessThan(30)
})

test('draws are the same for the same seed and below their count', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.integer({ min: 1, max: 100_000 })), (seed, counts) => {
      const first = counts.map(seededRandom(seed))
      expect(counts.map(seededRandom(seed))).toEqual(first)
      for (const [index, value] of first.entries()) {
        expect(Number.isInteger(value) && value >= 0 && value < (counts[index] ?? 0)).toBe(true)
      }
    }),
  )
})

test('draws of many seeds are evenly distributed', () => {
  const drawn = Array.from({ length: 20_000 }, (_, seed) => seededRandom(seed)(10))
  for (let value = 0; value < 10; value += 1) {
    expect(Math.abs(drawn.filter((one) => one === value).length - 2000)).toBeLessThan(200)
  }
})

test('hash32 returns 32 bits that differ between seeds', () => {
  const seen = new Set(Array.from({ length: 10_000 }, (_, seed) => hash32(seed)))
  expect(seen.size).toBe(10_000)
  expect([...seen].every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 32)).toBe(true)
})
