import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textBlockOf, type IndexedTexts } from '#catalogue/files/text-block.ts'
import { createTextIndex } from '#catalogue/worker/text-index.ts'
import { fold, foldSearch } from '#catalogue/words/fold.ts'

/** The definition: folded, part of the name or of the description. */
const naive = (texts: readonly IndexedTexts[], search: string) => {
  const sought = foldSearch(search)
  return texts.flatMap(({ name, description }, ordinal) =>
    fold(name).includes(sought) || fold(description).includes(sought) ? [ordinal] : [],
  )
}

const indexOf = (texts: readonly IndexedTexts[]) => {
  const index = createTextIndex(texts.length)
  index.add(textBlockOf(texts))
  return index
}

const find = (texts: readonly IndexedTexts[], search: string) => [
  ...indexOf(texts).find(foldSearch(search), 0, texts.length).ordinals,
]

// Letters whose lower case has another length or depends on their neighbours; joining and separating characters.
const letter = fc.constantFrom(
  'a',
  'B',
  'ab',
  'İ',
  'ß',
  'ẞ',
  'Σ',
  'σ',
  'ς',
  'ΑΣ',
  'é',
  'e\u0301',
  'ǅ',
  'Ω',
  '😀',
  '👩‍👧',
  '字',
  ' ',
  '-',
  '’',
  'K',
)
const text = fc.array(letter, { maxLength: 30 }).map((letters) => letters.join(''))
const texts = fc.array(fc.record({ name: text, description: text }), { minLength: 1, maxLength: 40 })
const sought = fc.oneof(letter, text).filter((search) => foldSearch(search) !== '')

describe('the index', () => {
  test('finds the same as the definition, for any letters', () => {
    fc.assert(
      fc.property(texts, sought, (products, search) => {
        expect(find(products, search)).toEqual(naive(products, search))
      }),
      { numRuns: 400 },
    )
  })

  test('finds substrings of the texts themselves', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), fc.nat(), (products, which, from, length) => {
        const { name, description } = products[which % products.length] ?? { name: '', description: '' }
        const letters = Array.from(which % 2 ? name : description)
        const search = letters
          .slice(from % (letters.length + 1))
          .slice(0, (length % 8) + 1)
          .join('')
        fc.pre(foldSearch(search) !== '')
        expect(find(products, search)).toEqual(naive(products, search))
      }),
      { numRuns: 400 },
    )
  })

  test('never finds a match across two texts or two products', () => {
    const products = [
      { name: 'ab', description: 'cd' },
      { name: 'ef', description: 'gh' },
    ]
    for (const search of ['bc', 'de', 'abcd', 'cdef', 'b\0c', '\0'])
      expect(find(products, search)).toEqual([])
    expect(find(products, 'd')).toEqual([0])
  })

  test('finds the last letters of the last text, and texts longer than a scanned chunk', () => {
    const long = `${'x'.repeat(5000)}needle`
    const products = [
      { name: long, description: '' },
      { name: '', description: '' },
      { name: 'end', description: 'the very last' },
    ]
    expect(find(products, 'needle')).toEqual([0])
    expect(find(products, 'last')).toEqual([2])
    expect(find(products, 't')).toEqual([2])
    expect(find(products, 'x'.repeat(200))).toEqual([0])
    expect(find(products, 'lasty')).toEqual([])
  })

  test('searches only within the given range of ordinals', () => {
    const products = Array.from({ length: 100 }, (_, ordinal) => ({
      name: `p${ordinal}`,
      description: 'same',
    }))
    const index = indexOf(products)
    expect([...index.find('same', 10, 13).ordinals]).toEqual([10, 11, 12])
    expect([...index.find('same', 98, 1000).ordinals]).toEqual([98, 99])
    expect([...index.find('same', 5, 5).ordinals]).toEqual([])
  })

  test('can be searched during the build, in the part that exists', () => {
    const products = Array.from({ length: 5000 }, (_, at) => ({ name: `p${at}`, description: 'same' }))
    const index = createTextIndex(5000)
    index.add(textBlockOf(products.slice(0, 2000)))
    expect(index.added()).toBe(2000)
    expect(index.find('same', 0, 5000).ordinals).toHaveLength(2000)
    index.add(textBlockOf(products.slice(2000)))
    expect(index.find('same', 0, 5000).ordinals).toHaveLength(5000)
    expect([...index.find('p4999', 0, 5000).ordinals]).toEqual([4999])
  })

  test('lone surrogates match nothing, and a text with a null character is rejected', () => {
    expect(find([{ name: '😀', description: '' }], '\ud83d')).toEqual([])
    expect(() => find([{ name: 'é\0', description: '' }], 'e')).toThrow('zero character')
    expect(() => find([{ name: 'a', description: '' }], '')).toThrow('Nothing to search for')
  })
})
