import { describe, expect, test } from 'vitest'
import type { Row, Statement } from '#catalogue-service/engine.ts'
import { createSqlView } from '#catalogue-service/sql-view.ts'
import { mostSome } from '#catalogue-service/statements.ts'
import { sliceSize } from '#catalogue/slice-size.ts'
import { loadableDemo } from './demo-catalogue.ts'

/** A view whose engine finds products with these ids, in this order where none is asked for. */
function viewOf(matching: readonly number[]) {
  const asked: Statement[] = []
  const view = createSqlView(
    { number: 1, table: 'products_1', head: loadableDemo(200).head },
    (_lane, make) => {
      const { sql, parameters } = make()
      asked.push({ sql, parameters })
      if (sql.startsWith('select id from'))
        return Promise.resolve(matching.slice(0, mostSome).map((id) => [id]))
      const { only } = parameters
      const found = Array.isArray(only) ? matching.filter((id) => only.includes(id)) : matching
      return Promise.resolve(
        found
          .toSorted((a, b) => a - b)
          .slice(0, sliceSize + 1)
          .map(rowOf),
      )
    },
    () => null,
  )
  return { view, asked }
}

const rowOf = (id: number): Row => [0, id, 0, 100, 0, -1, 0, 65_535, '', 'Mug', 'A mug', '/p.avif', 'in']
const descending = (count: number) => Array.from({ length: count }, (_, at) => count - at)
const mugs = { category: 'All', search: 'mug' }
const ids = (products: readonly { readonly id: number }[] | null) => products?.map(({ id }) => id)

describe('the first products of a search', () => {
  test('are those of the least ids where more match than the engine found at first', async () => {
    const { view } = viewOf(descending(mostSome + 100))
    expect(ids(await view.first(mugs))).toEqual(descending(sliceSize).toReversed())
  })

  test.each([mostSome - 1, sliceSize + 1, sliceSize, 1])('are the least of %d', async (count) => {
    const { view } = viewOf(descending(count))
    const least = descending(count).toReversed().slice(0, sliceSize)
    expect(ids(await view.suggestions('mug'))).toEqual(least.slice(0, 5))
    expect(ids(await view.first(mugs)) ?? null).toEqual(count > sliceSize ? least : null)
  })

  test.each([3, mostSome - 1])(
    'of %d matches are read by their ids, without another search',
    async (count) => {
      const { view, asked } = viewOf(descending(count))
      await view.first(mugs)
      expect(asked.map(({ sql }) => sql.includes('position('))).toEqual([true, false])
    },
  )

  test('are none after a single question where nothing matches', async () => {
    const { view, asked } = viewOf([])
    expect(await view.suggestions('mug')).toEqual([])
    expect(asked).toHaveLength(1)
  })
})
