import { describe, expect, test } from 'vitest'
import { cleanCatalogue } from '#catalogue/import/clean-catalogue.ts'
import { soldOutPicture } from '#catalogue/pictures/picture-address.ts'
import { products as rawProducts } from '#catalogues/demo/products.ts'
import { perks as shopPerks } from '#shop.details.ts'
import { demoRules } from '../../catalogue/demo-rules.ts'

const { products, problems } = cleanCatalogue(rawProducts, demoRules)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const productOf = (id: number) => products.find((product) => product.id === id)
const idsOf = (category: string) =>
  products.filter((product) => product.category === category).map(({ id }) => id)
const isOdd = (images: readonly unknown[]) => {
  const addresses = images.map((one) => String(one).trim())
  return addresses.includes('') || new Set(addresses).size < images.length
}

test('every hand-written record is valid', () => {
  expect(problems).toEqual([])
})

test('ids are 1 to 75 and 81 to 85', () => {
  expect(products.map(({ id }) => id)).toEqual([...range(1, 75), ...range(81, 85)])
})

test('categories have the id ranges of the specification', () => {
  expect(idsOf('Electronics')).toEqual(range(1, 20))
  expect(idsOf('Fashion')).toEqual(range(21, 40))
  expect(idsOf('Home & Garden')).toEqual(range(41, 70))
  expect(idsOf('Course')).toEqual(range(71, 75))
  expect(idsOf('Service')).toEqual(range(81, 85))
})

test('prices range from 19.99 to 1299.99', () => {
  const prices = products.map(({ price }) => price)
  expect(Math.min(...prices)).toBe(1999)
  expect(Math.max(...prices)).toBe(129_999)
})

test('names and descriptions are all different', () => {
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length)
  expect(new Set(products.map(({ description }) => description)).size).toBe(products.length)
})

describe('the perks', () => {
  const ofProducts = products.map(({ id, perks = shopPerks }) => ({ id, perks }))

  test('have the three names of the specification on every product', () => {
    for (const { perks } of ofProducts)
      expect(perks.map(({ name }) => name)).toEqual([
        'Free Shipping (NY Only)',
        '1 Year Warranty',
        '30 Day Returns',
      ])
  })

  test('have sentences of their own where the shop’s are not true: courses, services, flowers, plants', () => {
    const own = ofProducts.filter(({ perks }) => perks[2]?.text !== shopPerks[2]?.text).map(({ id }) => id)
    expect(own).toEqual([41, 60, 61, ...range(71, 75), ...range(81, 85)])
  })
})

describe('the quirks of the raw data', () => {
  test('a sold-out picture on a product in stock exists, and no product has it', () => {
    expect(rawProducts.some(({ image, inStock }) => inStock && image === soldOutPicture)).toBe(true)
    expect(products.filter(({ pictures }) => pictures.includes(soldOutPicture))).toEqual([])
  })

  test('an empty list of images exists, and every product has a picture', () => {
    const bare = rawProducts.filter(({ images = [] }) => images.length === 0)
    expect(bare).not.toEqual([])
    for (const { id, image } of bare) expect(productOf(id)?.pictures).toContain(image)
  })

  test('a malformed list of images exists, and no product has a blank or a repeat', () => {
    expect(rawProducts.some(({ images = [] }) => isOdd(images))).toBe(true)
    expect(products.filter(({ pictures }) => isOdd([...pictures]))).toEqual([])
  })

  test('a picture address inside features exists, and became a picture', () => {
    const strays = rawProducts.flatMap(({ id, features = [] }) =>
      features.filter((line) => line.includes('/pictures/')).map((line) => ({ id, address: line.trim() })),
    )
    expect(strays.length).toBeGreaterThan(1)
    for (const { id, address } of strays) {
      expect(productOf(id)?.pictures).toContain(address)
      expect(productOf(id)?.features).not.toContain(address)
    }
  })

  test('an original price below the price exists, and no product has it', () => {
    const odd = rawProducts.filter(
      ({ price, originalPrice }) => originalPrice !== undefined && originalPrice < price,
    )
    expect(odd).not.toEqual([])
    for (const { id } of odd) expect(productOf(id)?.originalPrice).toBeNull()
  })

  test('a valid original price exists, and its product has it', () => {
    expect(products.some(({ originalPrice }) => originalPrice !== null)).toBe(true)
  })
})
