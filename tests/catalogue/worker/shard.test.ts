import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sample } from '../../sample.ts'
import { openGeneratedRecords } from '#catalogue/worker/generated-records.ts'
import { placeAt, countOrdinals, idAt, textsAt } from '#catalogue/worker/ordinals.ts'
import { createShard, type Shard } from '#catalogue/worker/shard.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { fold, foldSearch } from '#catalogue/words/fold.ts'
import { categories, topCategories } from '#catalogue/settings/settings.ts'
import { labelsOf, type CategoryChoice } from '#catalogue/settings/category-tree.ts'

const pause = () => Promise.resolve()

/** The definition on individually lowercased texts. */
function listOf(size: number) {
  const rows = Array.from({ length: countOrdinals(size) }, (_, ordinal) => {
    const { name, description } = textsAt(ordinal)
    const texts = [name, description]
    return {
      id: idAt(ordinal),
      category: placeAt(ordinal),
      texts,
      folded: texts.map(fold),
    }
  })
  return {
    rows,
    find: (search: string) =>
      rows.filter(({ folded: [name = '', description = ''] }) => {
        const sought = foldSearch(search)
        return name.includes(sought) || description.includes(sought)
      }),
  }
}
type List = Pick<ReturnType<typeof listOf>, 'find'>

const idsOf = (products: readonly ProductSummary[] | null | undefined) => products?.map(({ id }) => id) ?? []

/** Everything that a shard returns for a search, for comparison. */
async function answerOf(searched: Shard, search: string, choice: CategoryChoice) {
  const found = await searched.find(search, choice)
  const products = await searched.products(search, choice, 0, Infinity)
  return { search, choice, ...found, first: idsOf(found?.first), ids: String(idsOf(products)) }
}

function expectedOf({ find }: List, search: string, choice: CategoryChoice) {
  const all = find(search)
  const ids = all.filter(({ category }) => choice === 'All' || category === choice).map(({ id }) => id)
  const counts = labelsOf(categories).map((one) => all.filter(({ category }) => category === one).length)
  return { search, choice, total: ids.length, counts, first: ids.slice(0, 30), ids: String(ids) }
}

async function shardOf(size: number) {
  const shard = createShard(openGeneratedRecords(0, countOrdinals(size)), { pause })
  await shard.build(() => {})
  return shard
}

const size = 20_000
const list = listOf(size)
const shard = await shardOf(size)

describe('a shard', () => {
  test.each([
    [200, sample(40, 100)],
    [10_000, sample(20, 60)],
    [sample(40_000, 100_000), sample(6, 15)],
  ])('of %i returns the same as the definition for any range of its texts', async (many, numRuns) => {
    const [texts, searched] = [listOf(many), await shardOf(many)]
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('All', ...topCategories),
        async (ordinal, from, length, choice) => {
          const text = texts.rows[ordinal % texts.rows.length]?.texts[from % 2] ?? ''
          const start = from % text.length
          expect(await answerOf(searched, text.slice(start, start + length), choice)).toEqual(
            expectedOf(texts, text.slice(start, start + length), choice),
          )
        },
      ),
      { numRuns },
    )
  })

  test('returns the same as the definition letter by letter, forward and back', async () => {
    const typed = 'Headphones with sc'
    const words = Array.from(typed, (_, at) => typed.slice(0, at + 1))
    for (const search of [...words, ...words.toReversed().slice(0, 6), 'phone', 'phones with screws', 'zq'])
      expect(await answerOf(shard, search, 'All')).toEqual(expectedOf(list, search, 'All'))
  })

  test('can be searched during the build: existing products at once, and all once they exist', async () => {
    let continueAll: () => void = () => {}
    const watched = createShard(openGeneratedRecords(0, countOrdinals(size)), {
      pause: () =>
        new Promise((resolve) => {
          const before = continueAll
          continueAll = () => {
            before()
            resolve()
          }
        }),
    })
    const reported: number[] = []
    const building = watched.build((fraction) => reported.push(fraction))
    let firstSlice: number[] = []
    let outcome: unknown
    const answered = watched
      .find('headphones', 'All', undefined, async (first) => {
        firstSlice = idsOf(first)
      })
      .then((found) => {
        outcome = found?.total
      })
    const expected = list.find('headphones').map(({ id }) => id)
    await expect.poll(() => firstSlice).toEqual(expected.slice(0, 30))
    expect(reported.at(-1)).toBeLessThan(0.5)
    expect(outcome).toBeUndefined()
    for (let turn = 0; turn < 100; turn += 1) {
      const next = continueAll
      continueAll = () => {}
      next()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all([building, answered])
    expect(outcome).toBe(expected.length)
    expect(reported.at(-1)).toBe(1)
    expect(reported).toEqual(reported.toSorted((a, b) => a - b))
  })

  test('stops an aborted search, and returns the right result for the next query', async () => {
    let checks = 0
    expect(
      await shard.find('made', 'All', () => {
        checks += 1
        return true
      }),
    ).toBeNull()
    expect(checks).toBe(1)
    expect(await answerOf(shard, 'made', 'Sports')).toEqual(expectedOf(list, 'made', 'Sports'))
  })

  test('contains a part of the catalogue, which may be empty', async () => {
    const part = createShard(openGeneratedRecords(100, 300), { pause })
    await part.build(() => {})
    const find = (search: string) => list.find(search).filter(({ id }) => id >= idAt(100) && id < idAt(300))
    expect(await answerOf(part, 'an', 'Books')).toEqual(expectedOf({ find }, 'an', 'Books'))
    const none = createShard(openGeneratedRecords(7, 7), { pause })
    await none.build(() => {})
    expect(await none.find('a', 'All')).toMatchObject({ total: 0 })
  })
})
