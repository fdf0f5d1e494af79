import { describe, expect, test } from 'vitest'
import { nameCategories } from '#catalogue/import/category-names.ts'
import { createCategoryReader } from '#catalogue/import/read-category-label.ts'

const shoes = [
  { label: 'Women' },
  { label: 'Men', slug: 'gents' },
  { label: 'Shoes', parent: 'Women' },
  { label: 'Shoes', parent: 'Men' },
  { label: 'Boots', parent: 'Women > Shoes' },
]

describe('the names of categories', () => {
  test('are paths where two have one label, and their own labels elsewhere', () => {
    expect(nameCategories(shoes)).toEqual({
      names: [
        { label: 'Women', path: 'women' },
        { label: 'Men', slug: 'gents', path: 'gents' },
        {
          label: 'Women › Shoes',
          shortLabel: 'Shoes',
          slug: 'women-shoes',
          parent: 'Women',
          path: 'women/shoes',
        },
        {
          label: 'Men › Shoes',
          shortLabel: 'Shoes',
          slug: 'gents-shoes',
          parent: 'Men',
          path: 'gents/shoes',
        },
        { label: 'Boots', parent: 'Women › Shoes', path: 'women/shoes/boots' },
      ],
    })
  })

  test('do not depend on the order of parents and children', () => {
    const naming = nameCategories([...shoes].toReversed())
    const names = 'names' in naming ? [...naming.names].toReversed() : []
    expect(nameCategories(shoes)).toEqual({ names })
  })

  test('contain no slug that several have: it names neither of them', () => {
    expect(
      nameCategories([
        { label: 'Sale', slug: 'sale' },
        { label: 'Tea' },
        { label: 'Offers', slug: 'sale', parent: 'Tea' },
      ]),
    ).toMatchObject({
      names: [{ slug: 'sale' }, {}, { label: 'Offers', slug: 'tea-sale', path: 'tea/sale' }],
    })
  })

  test('are no path that an address would cut', () => {
    const long = (letter: string) => letter.repeat(60)
    const levels = ['a', 'b', 'c'].map((letter, at, all) => ({
      label: long(letter),
      ...(at > 0 && { parent: long(all[at - 1] ?? '') }),
    }))
    const fault = (label: string) =>
      `“${label}” is the label of several categories, and with those above it longer than 200 characters: shorten one of them`
    const short = { label: 'Socks' }
    expect(nameCategories([...levels, short, { ...short, parent: long('c') }])).toHaveProperty('names')
    const socks = { label: `Socks ${long('s')}` }
    expect(nameCategories([...levels, socks, { ...socks, parent: long('c') }])).toEqual({
      fault: fault(socks.label),
    })
  })

  test('end at the eighth level', () => {
    const levels = Array.from({ length: 9 }, (_, at) => ({
      label: `Level ${at + 1}`,
      ...(at > 0 && { parent: `Level ${at}` }),
    }))
    expect(nameCategories(levels.slice(0, 8))).toHaveProperty('names')
    expect(nameCategories(levels)).toEqual({
      fault:
        'The parent of “Level 9” must be another category of the list, on one of the first 7 levels, and is “Level 8”',
    })
  })
})

describe('a record calls a category', () => {
  const naming = nameCategories(shoes)
  const read = createCategoryReader('names' in naming ? naming.names : [])

  test.each([
    ['Women', 'Women'],
    ['Boots', 'Boots'],
    ['Women > Shoes', 'Women › Shoes'],
    ['Women>Shoes', 'Women › Shoes'],
    ['Men › Shoes', 'Men › Shoes'],
    ['Women > Shoes > Boots', 'Boots'],
  ])('%s: %s', (written, label) => {
    expect(read(written)).toEqual({ label })
  })

  test('by a label that several have: both are named', () => {
    expect(read('Shoes')).toEqual({
      fault: 'is the label of several categories: write Women > Shoes or Men > Shoes',
    })
  })

  test.each(['shoes', 'Men > Boots', '', null, 7, 'constructor'])('by %j: nothing is found', (written) => {
    expect(read(written)).toHaveProperty(
      'fault',
      expect.stringMatching(/^must be one of Women, Men, Women > Shoes/),
    )
  })
})
