import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOrder, mergeRuns, sortPlaces } from '#catalogue/sort-places.ts'

// Keys that differ in their low bits, their high bits, or not at all.
const key = fc.oneof(fc.nat(3), fc.nat(0xffff_ffff), fc.constantFrom(0, 0xffff, 0x1_0000, 0xffff_ffff))
const keys = fc.array(key, { maxLength: 60 })

test('places are sorted by key, those of one key in their order', () => {
  fc.assert(
    fc.property(keys, fc.nat(5), (all, step) => {
      const places = Uint32Array.from(all.keys()).filter((place) => place % 6 !== step)
      const { sorted } = sortPlaces(
        places,
        createOrder(all.length, (place) => all[place] ?? 0),
      )
      expect([...sorted]).toEqual([...places].toSorted((a, b) => (all[a] ?? 0) - (all[b] ?? 0) || a - b))
    }),
    { numRuns: 1000 },
  )
})

test('the runs of some places count each of their keys once, and no other', () => {
  fc.assert(
    fc.property(keys, fc.nat(5), (all, step) => {
      const places = Uint32Array.from(all.keys()).filter((place) => place % 6 === step)
      const { runs } = sortPlaces(
        places,
        createOrder(all.length, (place) => all[place] ?? 0),
      )
      const own = [...places].map((place) => all[place] ?? 0)
      expect([...runs.keys]).toEqual([...new Set(own)].toSorted((a, b) => a - b))
      expect([...runs.counts]).toEqual(
        [...runs.keys].map((one) => own.filter((other) => other === one).length),
      )
    }),
    { numRuns: 300 },
  )
})

test('parts that are sorted by themselves merge to the order of the whole', () => {
  const anyParts = fc.array(fc.array(fc.nat(6), { maxLength: 12 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(anyParts, fc.nat(20), fc.nat(20), (lists, start, length) => {
      const whole = lists
        .flatMap((list, part) => list.map((one, place) => ({ one, part, place })))
        .toSorted((a, b) => a.one - b.one || a.part - b.part || a.place - b.place)
      const parts = lists.map((list) =>
        sortPlaces(
          Uint32Array.from(list.keys()),
          createOrder(list.length, (place) => list[place] ?? 0),
        ),
      )
      const runs = parts.map((part) => part.runs)
      const stretches = mergeRuns(runs, start, start + length)
      for (const stretch of stretches) expect(stretch.start).toBeLessThan(stretch.end)
      const merged = stretches.flatMap((stretch) =>
        [...(parts[stretch.part]?.sorted.subarray(stretch.start, stretch.end) ?? [])].map((place) => ({
          part: stretch.part,
          place,
        })),
      )
      expect(merged).toEqual(whole.slice(start, start + length).map(({ part, place }) => ({ part, place })))
    }),
    { numRuns: 1000 },
  )
})
