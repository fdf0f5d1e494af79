import { resolve } from 'node:path'
import * as v from 'valibot'
import { summarySchema } from '#catalogue/contract/product-answers.ts'
import type { Loadable } from '#catalogue-service/load.ts'
import { loadableOf } from '../../scripts/catalogue/load.ts'
import { readCatalogue } from '../../scripts/catalogue/read-catalogue.ts'
import type { NaiveCatalogue } from './naive-backend.ts'

const catalogue = await readCatalogue(resolve(import.meta.dirname, '../../src/catalogues/demo'))

/** The demo up to an id, to load. */
export const loadableDemo = (size: number): Loadable => loadableOf('demo', catalogue, size)

/** The demo up to an id, for the naive backend. */
export function naiveDemo(size: number): NaiveCatalogue {
  const { head, products } = loadableDemo(size)
  const { generated } = catalogue
  return {
    head,
    // Without the fields that lists do not have.
    products: [...products].map((product) => v.parse(summarySchema, product)),
    productOf: (id) =>
      generated && id >= generated.firstId
        ? generated.product(id)
        : (catalogue.products.find((product) => product.id === id) ?? null),
  }
}

/** Details of generated products, as the service knows them. */
export const generatedDetails = (id: number) =>
  catalogue.generated && id >= catalogue.generated.firstId ? catalogue.generated.product(id) : null
