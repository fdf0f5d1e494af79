// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { fewOf, type Warning } from '../../src/catalogue/import/record-warnings.ts'
import type { Product } from '../../src/catalogue/product.ts'
import type { ShippingRates, ShopConfig } from '../../src/shop.types.ts'

/** A sentence for each product whose shipping the shop cannot tell, in a shop that ships by weight. */
function missingWeights({ by }: ShippingRates, products: readonly Product[]): readonly Warning[] {
  if (by !== 'weight') return []
  const without = products.filter(({ weight, isSoldOut }) => weight === undefined && !isSoldOut)
  return fewOf(
    without.map(
      ({ id }) =>
        `Product ${id} has no weight, in grams, and \`shipping\` is by weight: its orders have no shipping costs`,
    ),
    'products have no weight',
  )
}

/** A sentence where the cart cannot say what is missing to free shipping, as the owner wants it to. */
function neverFree({ by, zones: [first], showsFreeShipping }: ShippingRates): readonly string[] {
  const isFree = by === 'sum' && first?.steps.some(({ cost }) => cost === 0)
  return !showsFreeShipping || isFree
    ? []
    : [
        '`showsFreeShipping` of `shipping` shows nothing: it needs rates by sum, with a step of the cost 0 in the first zone',
      ]
}

/** What a shop does not show of its shipping rates; a sentence each. */
export const shippingWarnings = (
  { shipping }: ShopConfig,
  products: readonly Product[],
): readonly Warning[] => (shipping ? [...missingWeights(shipping, products), ...neverFree(shipping)] : [])
