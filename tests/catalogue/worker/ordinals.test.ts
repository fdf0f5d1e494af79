import { expect, test } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import {
  placeAt,
  countAll,
  countOrdinals,
  idAt,
  idsOfAll,
  summaryOf,
  textsAt,
} from '#catalogue/worker/ordinals.ts'
import { topCategories as categories } from '#catalogue/settings/settings.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'

test.each([200, 201, 203, 204, 2345])(
  'size %i: ordinals number the products in their order',
  async (size) => {
    const pages = Math.ceil(countOrdinals(size) / sliceSize)
    const slices = await Promise.all(
      Array.from({ length: pages }, (_, page) =>
        embeddedSource.slice({ category: 'All', search: '', size }, page),
      ),
    )
    const products = slices.flatMap((slice) => slice.products)
    expect(countOrdinals(size)).toBe(products.length)
    expect(products.map(({ id }) => id)).toEqual(products.map((_, ordinal) => idAt(ordinal)))
    expect(products.map(({ name, description }) => ({ name, description }))).toEqual(
      products.map((_, ordinal) => {
        const { name, description } = textsAt(ordinal)
        return { name, description }
      }),
    )
    expect(products.map(({ category }) => category)).toEqual(products.map((_, ordinal) => placeAt(ordinal)))
    expect(products.map(({ id }) => summaryOf(id))).toEqual(products)
  },
)

test.each([200, 201, 202, 203, 204, 205, 2345])(
  'size %i: queries without a search have a known result',
  async (size) => {
    for (const category of ['All', ...categories] as const) {
      const { total } = await embeddedSource.slice({ category, search: '', size }, 0)
      expect(countAll(category, size)).toBe(total)
      const last = Math.floor(total / sliceSize)
      for (const page of [0, 1, last]) {
        const { products } = await embeddedSource.slice({ category, search: '', size }, page)
        const ids = idsOfAll(category, size, page * sliceSize, (page + 1) * sliceSize)
        expect(ids).toEqual(products.map(({ id }) => id))
      }
      expect(idsOfAll(category, size, total, total + 30)).toEqual([])
    }
  },
)
