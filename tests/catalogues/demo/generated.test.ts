import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  firstGeneratedId,
  generateCategory,
  generateDescription,
  generateName,
  generateProduct,
  generateSummary,
} from '#catalogues/demo/generated.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import { generatedCategories as categories } from '#catalogues/demo/vocabulary.ts'
import { textOfBlocks } from '#catalogue/text-blocks.ts'
import { shuffle } from '#catalogues/demo/random.ts'
import { largestSize } from '#catalogue/settings/settings.ts'
import { places, seasons, vocabulary } from '#catalogues/demo/vocabulary.ts'

const anyId = fc.integer({ min: firstGeneratedId, max: largestSize })
const many = Array.from({ length: 20_000 }, (_, index) =>
  generateSummary(firstGeneratedId + index * 50 - (index % 50)),
)

const spread = (values: readonly number[]) => [Math.min(...values), Math.max(...values)]

describe('a generated product', () => {
  test('is the same for the same id, today and in the next release', () => {
    expect(generateProduct(86)).toMatchInlineSnapshot(`
      {
        "brand": "Brooklyn Parcel",
        "category": "Electronics",
        "description": "Low-power radio with a memory for favorite settings, made for late-night work. From our Williamsburg summer edition.",
        "features": [
          "Checked by hand before it is packed",
          "Packed without plastic",
          "Made to last and easy to look after",
          "Advice from our Brooklyn workshop for as long as you own it",
        ],
        "id": 86,
        "longDescription": [
          "The Williamsburg summer edition was made with late-night work in mind. It comes with a memory for favorite settings and a sealed dust-proof body.",
          "Every piece runs on the bench for a full day before it is packed. A list of spare parts comes in the box, and our repair desk answers questions for as long as you own it.",
        ],
        "name": "Electronics Product 86",
        "options": [],
        "originalPrice": null,
        "picture": "/pictures/kind-radio-front.avif",
        "pictures": [
          "/pictures/kind-radio-front.avif",
          "/pictures/kind-radio-closeup.avif",
        ],
        "price": 32700,
        "rating": 4.1,
        "reviews": 91,
        "specifications": [
          {
            "label": "Brand",
            "value": "Brooklyn Parcel",
          },
          {
            "label": "Model",
            "value": "BP-86",
          },
          {
            "label": "Warranty",
            "value": "1 Year",
          },
        ],
        "stock": "in",
        "tags": [],
        "variants": [],
      }
    `)
    expect(generateSummary(200)).toMatchInlineSnapshot(`
      {
        "brand": "Brooklyn Parcel",
        "category": "Books",
        "description": "Curious green hardcover with woodcut illustrations, made for bedtime reading. From our Coney Island summer edition.",
        "id": 200,
        "name": "Books Product 200",
        "originalPrice": null,
        "picture": "/pictures/kind-green-book-closeup.avif",
        "price": 47800,
        "rating": 4,
        "reviews": 826,
      }
    `)
    expect(generateSummary(largestSize)).toMatchInlineSnapshot(`
      {
        "brand": "Brooklyn Parcel",
        "category": "Books",
        "description": "Hand-bound green hardcover with large clear type, made for gifts between friends. From our Gravesend fall edition.",
        "id": 1000000,
        "name": "Books Product 1000000",
        "originalPrice": null,
        "picture": "/pictures/kind-green-book-closeup.avif",
        "price": 38000,
        "rating": 4.4,
        "reviews": 539,
      }
    `)
  })

  test('does not depend on earlier calls', () => {
    fc.assert(
      fc.property(anyId, anyId, (id, other) => {
        const before = generateProduct(id)
        generateProduct(other)
        expect(generateProduct(id)).toEqual(before)
      }),
    )
  })

  test('has the same summary and texts in every function that returns them', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const summary = generateSummary(id)
        expect(generateProduct(id)).toMatchObject(summary)
        expect(generateName(id)).toBe(summary.name)
        expect(generateDescription(id)).toBe(summary.description)
        expect(generateCategory(id)).toBe(summary.category)
      }),
    )
  })

  test('has the values that the specification fixes', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const product = generateProduct(id)
        expect(product.id).toBe(id)
        expect(product.name).toBe(`${product.category} Product ${id}`)
        expect(product.brand).toBe('Brooklyn Parcel')
        expect(product.stock).toBe('in')
        expect(product.features).toEqual(generateProduct(firstGeneratedId).features)
        expect(product.features).toHaveLength(4)
        expect(product.specifications).toEqual([
          { label: 'Brand', value: 'Brooklyn Parcel' },
          { label: 'Model', value: `BP-${id}` },
          { label: 'Warranty', value: '1 Year' },
        ])
      }),
    )
  })
})

test('categories cycle by id through the five shop categories, beginning with Electronics at 86', () => {
  const first = Array.from({ length: 10 }, (_, index) => generateCategory(86 + index))
  expect(first).toEqual([...categories, ...categories])
  fc.assert(
    fc.property(anyId, (id) => {
      expect(generateCategory(id + 5)).toBe(generateCategory(id))
    }),
  )
})

describe('figures', () => {
  test('prices are whole dollars from 20 to 519', () => {
    const prices = many.map(({ price }) => price)
    expect(spread(prices)).toEqual([2000, 51_900])
    expect(prices.every((price) => price % 100 === 0)).toBe(true)
  })

  test('original prices are whole dollars up to 249, and null where they are not above the price', () => {
    const originals = many.map(({ originalPrice }) => originalPrice).filter((price) => price !== null)
    expect(spread(originals)).toEqual([5000, 24_900])
    expect(originals.every((price) => price % 100 === 0)).toBe(true)
    expect(many.every(({ price, originalPrice }) => originalPrice === null || originalPrice > price)).toBe(
      true,
    )
    // Price and original price are drawn independently, so about a quarter of the pairs has a discount.
    expect(originals.length / many.length).toBeCloseTo(0.26, 1)
  })

  test('ratings are 3.5 to 5.0 in tenths', () => {
    const ratings = new Set(many.map(({ rating }) => String(rating)))
    expect([...ratings].toSorted()).toEqual(
      '3.5 3.6 3.7 3.8 3.9 4 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 5'.split(' '),
    )
  })

  test('reviews are 50 to 1049', () => {
    expect(spread(many.map(({ reviews }) => reviews))).toEqual([50, 1049])
    expect(many.every(({ reviews }) => Number.isInteger(reviews))).toBe(true)
  })
})

/** Parses a description into the 20 bits that it was generated from. */
function decode(id: number): number {
  const { kinds, adjectives, features, uses } = vocabulary[generateCategory(id)]
  const parts =
    /^(.+?) with (.+), made for (.+)\. From our (.+) (\w+) edition\.$/.exec(generateDescription(id)) ?? []
  const [, head = '', feature = '', use = '', place = '', season = ''] = parts
  const adjective = adjectives.findIndex((word) => kinds.some(({ noun }) => head === `${word} ${noun}`))
  const digits = [adjective, features.indexOf(feature), uses.indexOf(use), places.indexOf(place)]
  expect(digits).not.toContain(-1)
  const [a = 0, f = 0, u = 0, p = 0] = digits
  return a | (f << 4) | (u << 8) | (p << 12) | (seasons.findIndex((word) => word === season) << 18)
}

test('the next product of the same kind has another image', () => {
  fc.assert(
    fc.property(fc.integer({ min: firstGeneratedId, max: largestSize - 60 }), (id) => {
      const { kinds } = vocabulary[generateCategory(id)]
      const one = generateProduct(id)
      const next = generateProduct(id + kinds.length * categories.length)
      expect(next.pictures).toEqual(one.pictures.toReversed())
    }),
  )
})

test('ten products of a category in a row have ten different images', () => {
  fc.assert(
    fc.property(fc.integer({ min: firstGeneratedId, max: largestSize - 9 * categories.length }), (id) => {
      const row = Array.from({ length: 10 }, (_, index) => generateSummary(id + index * categories.length))
      expect(new Set(row.map(({ picture }) => picture)).size).toBe(10)
    }),
  )
})

describe('descriptions', () => {
  // The shuffle is a bijection (random.test.ts) and nouns belong to one category each (vocabulary.test.ts); with
  // this test, the descriptions of all ids differ.
  test('encode the bits of their id, so that no two of a category are alike', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        expect(decode(id)).toBe(shuffle(id))
      }),
      { numRuns: 3000 },
    )
  })

  test('are all different in a sample across the whole range', () => {
    expect(new Set(many.map(({ description }) => description)).size).toBe(many.length)
  })

  test('are 80 to 150 characters of plain words', () => {
    for (const { description } of many) expect(description).toMatch(/^[A-Z][A-Za-z ,.’-]{78,148}\.$/)
  })

  test('name the kind of product in the picture', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const { description, picture } = generateSummary(id)
        const slug = /^\/pictures\/kind-(.+)-(?:front|closeup)\.avif$/.exec(picture)?.[1]
        const kind = vocabulary[generateCategory(id)].kinds.find((one) => one.slug === slug)
        expect(description).toContain(` ${kind?.noun} with `)
      }),
    )
  })

  test('use every kind of every category about equally often', () => {
    const counts = new Map<string, number>()
    for (const { picture } of many) {
      const kind = picture.replace('-closeup.', '-front.')
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    expect(counts.size).toBe(52)
    for (const count of counts.values()) expect(count).toBeGreaterThan(250)
  })
})

test('long descriptions contain more than the short one', () => {
  fc.assert(
    fc.property(anyId, (id) => {
      const { description, longDescription } = generateProduct(id)
      expect(longDescription).toHaveLength(2)
      expect(textOfBlocks(longDescription).length).toBeGreaterThan(2 * description.length)
      expect(longDescription).not.toContain('undefined')
    }),
  )
})

test('pictures are our own, a front view and a close-up of one kind', () => {
  fc.assert(
    fc.property(anyId, (id) => {
      const { picture, pictures } = generateProduct(id)
      expect(pictures[0]).toBe(picture)
      const front = picture.replace('-closeup.', '-front.')
      expect(pictures.toSorted()).toEqual([front.replace('-front.', '-closeup.'), front])
      expect(pictures.every((address) => pictureOf(address).srcSet !== undefined)).toBe(true)
    }),
  )
})
