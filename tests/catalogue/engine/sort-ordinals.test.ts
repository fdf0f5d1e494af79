import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOrder, mergeSegments, sortOrdinals } from '#catalogue/engine/sort-ordinals.ts'

// Keys that differ in their low bits, in their high bits, or not at all.
const key = fc.oneof(fc.nat(3), fc.nat(0xffff_ffff), fc.constantFrom(0, 0xffff, 0x1_0000, 0xffff_ffff))
const keys = fc.array(key, { maxLength: 60 })

test('ordinals are sorted by key, and stably for equal keys', () => {
  fc.assert(
    fc.property(keys, fc.nat(5), (all, step) => {
      const ordinals = Uint32Array.from(all.keys()).filter((ordinal) => ordinal % 6 !== step)
      const { sorted } = sortOrdinals(
        ordinals,
        createOrder(all.length, (ordinal) => all[ordinal] ?? 0),
      )
      expect([...sorted]).toEqual([...ordinals].toSorted((a, b) => (all[a] ?? 0) - (all[b] ?? 0) || a - b))
    }),
    { numRuns: 1000 },
  )
})

test('the segments of some ordinals count each of their keys once, and no other', () => {
  fc.assert(
    fc.property(keys, fc.nat(5), (all, step) => {
      const ordinals = Uint32Array.from(all.keys()).filter((ordinal) => ordinal % 6 === step)
      const { segments } = sortOrdinals(
        ordinals,
        createOrder(all.length, (ordinal) => all[ordinal] ?? 0),
      )
      const own = [...ordinals].map((ordinal) => all[ordinal] ?? 0)
      expect([...segments.keys]).toEqual([...new Set(own)].toSorted((a, b) => a - b))
      expect([...segments.counts]).toEqual(
        [...segments.keys].map((one) => own.filter((other) => other === one).length),
      )
    }),
    { numRuns: 300 },
  )
})

test('sorted parts merge to the order of the whole', () => {
  const anyParts = fc.array(fc.array(fc.nat(6), { maxLength: 12 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(anyParts, fc.nat(20), fc.nat(20), (lists, start, length) => {
      const whole = lists
        .flatMap((list, part) => list.map((one, ordinal) => ({ one, part, ordinal })))
        .toSorted((a, b) => a.one - b.one || a.part - b.part || a.ordinal - b.ordinal)
      const parts = lists.map((list) =>
        sortOrdinals(
          Uint32Array.from(list.keys()),
          createOrder(list.length, (ordinal) => list[ordinal] ?? 0),
        ),
      )
      const segments = parts.map((part) => part.segments)
      const windows = mergeSegments(segments, start, start + length)
      for (const window of windows) expect(window.start).toBeLessThan(window.end)
      const merged = windows.flatMap((window) =>
        [...(parts[window.part]?.sorted.subarray(window.start, window.end) ?? [])].map((ordinal) => ({
          part: window.part,
          ordinal,
        })),
      )
      expect(merged).toEqual(
        whole.slice(start, start + length).map(({ part, ordinal }) => ({ part, ordinal })),
      )
    }),
    { numRuns: 1000 },
  )
})
