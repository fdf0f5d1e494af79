import type { Figures } from '#catalogue/engine/columns.ts'
import type { GeneratedProducts } from '#catalogue/generated-products.ts'
import { countedOriginal } from '#catalogue/money/discount.ts'
import type { PictureAddress, Product, ProductSummary } from '#catalogue/product.ts'
import { seededRandom, shuffle } from './random.ts'
import {
  generatedBrand,
  generatedCategories,
  generatedFeatures,
  type Kind,
  places,
  seasons,
  vocabulary,
} from './vocabulary.ts'

/**
 * Products from this id on are not hand-written but pure functions of their id: a bookmark, a reload and a colleague
 * see the same price. All functions here expect an integer id from here to `largestSize`.
 */
export const firstGeneratedId = 86

/** An element of a list; `index` must be below its length. */
function pick<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`Nothing at ${index} in a list of ${list.length}`)
  return item
}

/**
 * Cycles by id through the five categories in their order: 86 is Electronics, 87 Fashion, … 90 Books, 91 Electronics.
 */
export const generateCategory = (id: number): (typeof generatedCategories)[number] =>
  pick(generatedCategories, (id - 1) % generatedCategories.length)

/** The number of a product among those of its category. */
const indexInCategory = (id: number) => Math.ceil(id / generatedCategories.length)

/**
 * The kind of a product, which determines its images. A category has 10 or 12 kinds, to which 7 has no common divisor:
 * ten products of a category in a row have ten kinds, so that neighbours in a grid differ, with up to eight columns.
 */
const kindOf = (id: number): Kind => {
  const { kinds } = vocabulary[generateCategory(id)]
  return pick(kinds, (7 * indexInCategory(id)) % kinds.length)
}

export const generateName = (id: number): string => `${generateCategory(id)} Product ${id}`

/**
 * The words of one id's texts. No two ids of a category have the same: `shuffle` maps each id to 20 bits of its own,
 * and each bit selects a word (4 adjective, 4 feature, 4 use, 6 place, 2 season).
 */
function wordsOf(id: number) {
  const { adjectives, features, uses } = vocabulary[generateCategory(id)]
  const bits = shuffle(id)
  return {
    adjective: pick(adjectives, bits & 15),
    feature: pick(features, (bits >> 4) & 15),
    otherFeature: pick(features, ((bits >> 4) + 5) & 15),
    use: pick(uses, (bits >> 8) & 15),
    edition: `${pick(places, (bits >> 12) & 63)} ${pick(seasons, bits >> 18)} edition`,
  }
}

/** A sentence on the product and one on its edition, 80 to 150 characters, unique for every id. */
export function generateDescription(id: number): string {
  const { adjective, feature, use, edition } = wordsOf(id)
  return `${adjective} ${kindOf(id).noun} with ${feature}, made for ${use}. From our ${edition}.`
}

function generateLongDescription(id: number): readonly string[] {
  const { feature, otherFeature, use, edition } = wordsOf(id)
  const lead = `The ${edition} was made with ${use} in mind. It comes with ${feature} and ${otherFeature}.`
  return [lead, vocabulary[generateCategory(id)].story]
}

/** The image in lists first: products of one kind have either in turn, since a search may find them side by side. */
function picturesOf(id: number): readonly PictureAddress[] {
  const { length } = vocabulary[generateCategory(id)].kinds
  const views = ['front', 'closeup']
  if (Math.floor(indexInCategory(id) / length) % 2 === 0) views.reverse()
  return views.map((view) => `/pictures/kind-${kindOf(id).slug}-${view}.avif`)
}

/** The fields that filters and orders read, without the texts. */
function generateFigures(id: number): Figures {
  // The order of the calls is part of the definition: another order generates another catalogue.
  const draw = seededRandom(id)
  const price = (20 + draw(500)) * 100
  const original = (50 + draw(200)) * 100
  const rating = (35 + draw(16)) / 10
  const reviews = 50 + draw(1000)
  return {
    category: generateCategory(id),
    price,
    originalPrice: countedOriginal(price, original),
    rating,
    reviews,
    brand: generatedBrand,
  }
}

/** The fields that a list needs: no details, so that a slice of a large catalogue stays cheap. */
export function generateSummary(id: number): ProductSummary {
  return {
    id,
    name: generateName(id),
    description: generateDescription(id),
    ...generateFigures(id),
    picture: pick(picturesOf(id), 0),
  }
}

export function generateProduct(id: number): Product {
  const summary = generateSummary(id)
  return {
    ...summary,
    longDescription: generateLongDescription(id),
    stock: 'in',
    tags: [],
    options: [],
    variants: [],
    pictures: picturesOf(id),
    features: generatedFeatures,
    specifications: [
      { label: 'Brand', value: generatedBrand },
      { label: 'Model', value: `BP-${id}` },
      { label: 'Warranty', value: '1 Year' },
    ],
  }
}

export const generated: GeneratedProducts = {
  firstId: firstGeneratedId,
  cycle: generatedCategories.map((_, offset) => generateCategory(firstGeneratedId + offset)),
  brand: generatedBrand,
  name: generateName,
  description: generateDescription,
  figures: generateFigures,
  summary: generateSummary,
  product: generateProduct,
}
