import { expect, test } from 'vitest'
import { nameRanks } from '#catalogue/engine/name-ranks.ts'

const sorted = (names: readonly string[], locale: string) => {
  const ranks = nameRanks(names, locale)
  return [...names.keys()].toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0)).map((at) => names[at])
}

test('names are in the order of the locale', () => {
  const names = ['Zebra', 'Öl', 'apfel', 'Ofen', 'Apfel']
  expect(sorted(names, 'de')).toEqual(['apfel', 'Apfel', 'Ofen', 'Öl', 'Zebra'])
  expect(sorted(names, 'sv')).toEqual(['apfel', 'Apfel', 'Ofen', 'Zebra', 'Öl'])
})

test('numbers in names are in the order of their values', () => {
  expect(sorted(['Gunpowder No. 10', 'Gunpowder No. 9'], 'en')).toEqual([
    'Gunpowder No. 9',
    'Gunpowder No. 10',
  ])
})

test('equal names have one rank, and others a higher one', () => {
  expect([...nameRanks(['b', 'a', 'b', 'c'], 'en')]).toEqual([1, 0, 1, 3])
  expect([...nameRanks([], 'en')]).toEqual([])
})
