import { describe, expect, test } from 'vitest'
import { generatedCategories as categories } from '#catalogues/demo/vocabulary.ts'
import { generatedFeatures, places, seasons, vocabulary } from '#catalogues/demo/vocabulary.ts'

const areDifferent = (words: readonly string[]) => new Set(words).size === words.length
const lengths = (words: readonly string[]) => words.map((word) => word.length)

test('there are 64 places and 4 seasons, all different', () => {
  expect(places).toHaveLength(64)
  expect(areDifferent(places)).toBe(true)
  expect(seasons).toHaveLength(4)
})

test('there are four features for all', () => {
  expect(generatedFeatures).toHaveLength(4)
})

test('no two kinds of product share a noun or a picture', () => {
  const kinds = categories.flatMap((category) => vocabulary[category].kinds)
  expect(areDifferent(kinds.map(({ noun }) => noun))).toBe(true)
  expect(areDifferent(kinds.map(({ slug }) => slug))).toBe(true)
})

describe.each(categories)('the words of %s', (category) => {
  const { kinds, adjectives, features, uses } = vocabulary[category]

  test('are sixteen adjectives, sixteen features and sixteen uses, all different', () => {
    for (const words of [adjectives, features, uses]) {
      expect(words).toHaveLength(16)
      expect(areDifferent(words)).toBe(true)
    }
  })

  test('have kinds with slugs that are valid in an address', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(10)
    for (const { slug, noun } of kinds) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(noun).toMatch(/^[A-Za-z]+([ -][a-z]+)*$/)
    }
  })

  test("contain no separator of a description's parts", () => {
    for (const words of [...adjectives, ...features, ...uses, ...places]) {
      expect(words).toMatch(/^[A-Za-z][A-Za-z ’-]*[a-z]$/)
      expect(words).not.toMatch(/\b(with|made for|From our)\b/)
    }
  })

  test('result in descriptions of 80 to 150 characters', () => {
    const parts = [adjectives, kinds.map(({ noun }) => noun), features, uses, places, seasons].map(lengths)
    const fixed = '  with , made for . From our   edition.'.length
    const sum = (pick: (...values: number[]) => number) =>
      parts.reduce((total, part) => total + pick(...part), fixed)
    expect(sum(Math.min)).toBeGreaterThanOrEqual(80)
    expect(sum(Math.max)).toBeLessThanOrEqual(150)
  })
})
