import fc from 'fast-check'
import { expect, it } from 'vitest'
import { interleave, orderOf } from '../../bench/interleave.ts'

it('every variant runs once a round, and each result belongs to its variant', async () => {
  const log: string[] = []
  const results = await interleave(['a', 'b', 'c'], 3, async (variant, round) => {
    log.push(`${variant}${round}`)
    return round
  })
  expect(log).toEqual(['a0', 'b0', 'c0', 'a1', 'c1', 'b1', 'c2', 'a2', 'b2'])
  expect([...results]).toEqual([
    ['a', [0, 1, 2]],
    ['b', [0, 1, 2]],
    ['c', [0, 1, 2]],
  ])
})

it('no round leaves a variant out', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.nat(50), (variants, round) => {
      expect(new Set(orderOf(variants, round))).toEqual(new Set(variants))
      expect(orderOf(variants, round)).toHaveLength(variants.length)
    }),
  )
})

it('the error of a failing measurement is thrown', async () => {
  await expect(interleave(['a'], 1, () => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
})
