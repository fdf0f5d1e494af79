import { setImmediate as nextTurn } from 'node:timers/promises'
import { foldSearch } from '#catalogue/words/fold.ts'
import { describe, expect, test, vi } from 'vitest'
import { TooBusy } from '#catalogue-service/backend.ts'
import { readChanges } from '#catalogue-service/changes.ts'
import { EngineFailure, type Engine, failureOf, openWith, statement } from '#catalogue-service/engine.ts'
import { createLanes } from '#catalogue-service/lanes.ts'
import { literalSql } from '#catalogue-service/literal-sql.ts'
import { loadCatalogue } from '#catalogue-service/load.ts'
import { readSettings } from '#catalogue-service/settings.ts'
import { createSharedAnswers } from '#catalogue-service/shared-answers.ts'
import {
  selectAmongLeast,
  selectCounts,
  selectFacets,
  selectSlice,
  selectSome,
} from '#catalogue-service/statements.ts'
import { hexOf } from '#catalogue-service/tables.ts'
import { loadableDemo } from './demo-catalogue.ts'

const never = () => new Promise<never>(() => undefined)

describe('lines of an update', () => {
  test('are read with the decimals of the currency, in their order', () => {
    const text = '{"id":1,"price":1.5,"originalPrice":2}\n\n{"id":2,"stock":0}\r\n{"id":1,"price":3}\n'
    expect(readChanges(text, 2)).toEqual({
      ok: true,
      changes: [
        { id: 1, price: 150, original: 200 },
        { id: 2, stock: 'out' },
        { id: 1, price: 300, original: 0 },
      ],
    })
  })

  test('can name a variant by its SKU or its values', () => {
    const text = '{"id":1,"sku":"A1","price":3}\n{"id":1,"values":["Blue",""],"stock":2}'
    expect(readChanges(text, 2)).toEqual({
      ok: true,
      changes: [
        { id: 1, sku: 'A1', price: 300, original: 0 },
        { id: 1, values: ['Blue', ''], stock: 2 },
      ],
    })
  })

  test.each([
    ['{', 'Line 1 is no change of a product.'],
    ['[]', 'Line 1 has a wrong id.'],
    ['{"id":0}', 'Line 1 has a wrong id.'],
    ['{"id":1,"price":"1"}', 'Line 1 has a wrong price.'],
    ['{"id":1,"price":1.234}', 'Line 1 has a price with too many decimals.'],
    ['{"id":1,"originalPrice":2}', 'Line 1 has an originalPrice without a price.'],
    ['{"id":1,"sku":7,"price":1}', 'Line 1 has a wrong sku.'],
    ['{"id":1,"values":["M",null],"price":1}', 'Line 1 has a wrong values.'],
    ['{"id":1,"sku":"A1","values":["M"],"price":1}', 'Line 1 names a variant by both sku and values.'],
    ['{"id":1}\n{"id":1,"name":"x"}', 'Line 2 is no change of a product.'],
  ])('are refused as a whole for %s', (text, message) => {
    expect(readChanges(text, 2)).toEqual({ ok: false, message })
  })
})

test.each([
  ['arrays', '['.repeat(9_000_000)],
  ['objects', '{"a":'.repeat(1_000_000)],
])('a line of nested %s is refused before it is parsed', (_what, line) => {
  const parse = vi.spyOn(JSON, 'parse')
  expect(readChanges(line, 2)).toEqual({ ok: false, message: 'Line 1 is longer than 1000 letters.' })
  expect(parse).not.toHaveBeenCalled()
})

describe('shared answers', () => {
  test('are loaded once for all who wait, and kept', async () => {
    const answers = createSharedAnswers<number>(2)
    let loads = 0
    const load = () => Promise.resolve((loads += 1))
    expect(await Promise.all([answers.get('a', undefined, load), answers.get('a', undefined, load)])).toEqual(
      [1, 1],
    )
    expect(await answers.get('a', undefined, load)).toBe(1)
  })

  test('are stopped once the last of those who wait has left', async () => {
    const answers = createSharedAnswers<number>(2)
    const [one, other] = [new AbortController(), new AbortController()]
    let stopped: AbortSignal | undefined
    const load = (signal: AbortSignal) => {
      stopped = signal
      return never()
    }
    const both = [answers.get('a', one.signal, load), answers.get('a', other.signal, load)]
    one.abort(new Error('one'))
    await expect(both[0]).rejects.toThrow('one')
    expect(stopped?.aborted).toBe(false)
    other.abort(new Error('other'))
    await expect(both[1]).rejects.toThrow('other')
    expect(stopped?.aborted).toBe(true)
    expect(await answers.get('a', undefined, () => Promise.resolve(5))).toBe(5)
  })

  test('that failed are loaded again', async () => {
    const answers = createSharedAnswers<number>(2)
    await expect(answers.get('a', undefined, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await answers.get('a', undefined, () => Promise.resolve(1))).toBe(1)
  })
})

test('a lane refuses more than may wait, and skips those who have left', async () => {
  const within = createLanes({ quick: 1, whole: 1, waiting: 2 })
  let finish: () => void = () => undefined
  const first = within('quick', undefined, () => new Promise<void>((resolve) => (finish = resolve)))
  // `p-limit` starts a task in the next microtask.
  await Promise.resolve()
  const left = new AbortController()
  let isRun = false
  const second = within('quick', left.signal, () => {
    isRun = true
    return Promise.resolve()
  })
  const third = within('quick', undefined, () => Promise.resolve())
  await expect(within('quick', undefined, () => Promise.resolve())).rejects.toThrow(
    new TooBusy('More than 2 queries wait.'),
  )
  await within('whole', undefined, () => Promise.resolve())
  left.abort(new Error('left'))
  finish()
  await Promise.all([first, third, expect(second).rejects.toThrow('left')])
  expect(isRun).toBe(false)
})

test('those who have left a lane do not count among those who wait', async () => {
  const within = createLanes({ quick: 1, whole: 1, waiting: 1 })
  let finish: () => void = () => undefined
  const first = within('quick', undefined, () => new Promise<void>((resolve) => (finish = resolve)))
  const leave = () => {
    const visitor = new AbortController()
    const refused = within('quick', visitor.signal, () => Promise.resolve())
    visitor.abort(new Error('left'))
    return refused
  }
  const left = Promise.allSettled([leave(), leave()])
  const second = within('quick', undefined, () => Promise.resolve('answer'))
  await expect(within('quick', undefined, () => Promise.resolve())).rejects.toThrow(TooBusy)
  finish()
  await first
  const refusal = { status: 'rejected', reason: new Error('left') }
  expect(await left).toEqual([refusal, refusal])
  expect(await second).toBe('answer')

  // The queue is empty again: the next one waits, and one more is refused.
  const third = within('quick', undefined, () => new Promise<void>((resolve) => (finish = resolve)))
  const fourth = within('quick', undefined, () => Promise.resolve())
  await expect(within('quick', undefined, () => Promise.resolve())).rejects.toThrow(TooBusy)
  finish()
  await Promise.all([third, fourth])
})

test('no text of a visitor is part of a statement', () => {
  const { head } = loadableDemo(200)
  const trap = "'; drop table products; --"
  const listQuery = {
    category: trap,
    search: trap,
    filters: { brands: [trap], min: 1 },
    sort: 'saving',
  } as const
  const snapshot = { number: 1, table: 'products_1', head }
  for (const { sql, parameters } of [
    selectSlice(listQuery, { page: 3, after: { key: 5, id: 6 } }, snapshot),
    selectAmongLeast(listQuery, snapshot),
    selectSome(listQuery, snapshot),
    selectFacets(listQuery, snapshot),
    selectCounts([listQuery], snapshot),
    selectCounts([listQuery, { ...listQuery, search: `${trap}2` }], snapshot),
  ]) {
    expect(sql).not.toContain('drop')
    expect(JSON.stringify(parameters)).not.toContain('drop')
    expect(JSON.stringify(parameters)).toContain(Buffer.from(foldSearch(trap)).toString('hex'))
  }
})

describe('SQL with its values in place', () => {
  test('has numbers, hexadecimal text and lists of them, each cast to the type of its placeholder', () => {
    const sent = statement('select {id:UInt64}, unhex({text:String}) where id in {ids:Array(UInt64)}', {
      id: 7,
      text: '41ff',
      ids: [],
    })
    expect(literalSql(sent)).toBe(
      "select cast(7, 'UInt64'), unhex(cast('41ff', 'String')) where id in cast([], 'Array(UInt64)')",
    )
  })

  test.each([["'"], ['\\'], ['x'], ['4F'], [1.5], [Number.NaN], [2 ** 60], [[1, 0.5]]])(
    'is refused for %j',
    (value) => {
      expect(() => literalSql(statement('select {value:String}', { value }))).toThrow(TypeError)
    },
  )

  test('is refused for a placeholder without a value', () => {
    expect(() => literalSql(statement('select {other:UInt64}', { constructor: 1 }))).toThrow(TypeError)
  })
})

test('the log has what the engine said without the texts of the statement, which visitors typed', () => {
  const said = `Code: 60. DB::Exception: Unknown table in scope SELECT id FROM default.products_1 WHERE position(searched, unhex(CAST('${hexOf('privateword')}', 'String'))) > 0 or x = '${hexOf('a')}' in 'default' and '${hexOf('cut off')}`
  const { detail } = failureOf(new Error(said))
  expect(detail).toBe(
    "Code: 60. DB::Exception: Unknown table in scope SELECT id FROM default.products_1 WHERE position(searched, unhex(CAST('…', 'String'))) > 0 or x = '…' in 'default' and '…",
  )
})

test('an engine is closed where its catalogue cannot be opened, and stays open otherwise', async () => {
  const closed: string[] = []
  const engine: Engine = {
    query: () => Promise.resolve([]),
    run: () => Promise.resolve(),
    insert: () => Promise.resolve(),
    close: () => Promise.resolve(void closed.push('engine')),
  }
  expect(await openWith(engine, () => Promise.resolve('opened'))).toBe('opened')
  expect(closed).toEqual([])
  await expect(openWith(engine, () => Promise.reject(new Error('of another version')))).rejects.toThrow(
    'of another version',
  )
  expect(closed).toEqual(['engine'])
})

test('a load that has been published stays where an old table cannot be dropped', async () => {
  const dropped: string[] = []
  const engine: Engine = {
    query: ({ sql }) =>
      Promise.resolve(
        sql.includes('system.tables')
          ? [{ name: 'products_1' }, { name: 'products_2' }]
          : sql.includes('head')
            ? []
            : [
                { snapshot: 1, table: 'products_1' },
                { snapshot: 2, table: 'products_2' },
              ],
      ),
    run: ({ sql }) => {
      const [, table] = /^drop table if exists (\S*)/.exec(sql) ?? []
      if (table === undefined) return Promise.resolve()
      dropped.push(table)
      return Promise.reject(new EngineFailure('broken', 'in use'))
    },
    insert: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  expect((await loadCatalogue(engine, loadableDemo(200))).head.products).toBe(195)
  expect(dropped).toEqual(['products_1'])
})

test('a batch is inserted while the next one is made', async () => {
  const { head } = loadableDemo(200)
  // A generated one, which has no details to write, with texts that take no time to fold.
  const products = [...loadableDemo(200).products]
    .slice(-1)
    .map((one) => ({ ...one, name: 'A', description: '' }))
  let made = 0
  function* many() {
    for (; made < 300_000; made += 1) yield* products
  }
  const insertedAt: number[] = []
  const engine: Engine = {
    query: () => Promise.resolve([]),
    run: () => Promise.resolve(),
    insert: async () => {
      // As an engine that writes a file first, and then sends it.
      for (let turn = 0; turn < 10; turn += 1) await nextTurn()
      insertedAt.push(made)
    },
    close: () => Promise.resolve(),
  }
  await loadCatalogue(engine, { head, products: many() })
  expect(insertedAt).toHaveLength(2)
  expect(insertedAt[0]).toBeLessThan(290_000)
})

test('a load that fails publishes nothing and drops its table', async () => {
  const run: string[] = []
  const engine: Engine = {
    query: () => Promise.resolve([]),
    run: ({ sql }) => {
      run.push(sql.trim().split(' ').slice(0, 2).join(' '))
      return Promise.resolve()
    },
    insert: () => Promise.reject(new EngineFailure('broken', 'No space left on device')),
    close: () => Promise.resolve(),
  }
  await expect(loadCatalogue(engine, loadableDemo(200))).rejects.toBeInstanceOf(EngineFailure)
  expect(run).toEqual(['create table', 'create table', 'drop table'])
})

describe('settings', () => {
  test('have defaults, and origins as a list', () => {
    expect(
      readSettings({ CATALOGUE_ORIGINS: 'https://a.example,http://localhost:4173', PORT: '' }),
    ).toMatchObject({
      PORT: 4180,
      CATALOGUE_ORIGINS: ['https://a.example', 'http://localhost:4173'],
      CATALOGUE_CACHE_SECONDS: 3,
    })
  })

  test.each([
    [{ PORT: '99999' }, 'PORT'],
    [{ CATALOGUE_ORIGINS: '*' }, 'CATALOGUE_ORIGINS'],
    [{ CATALOGUE_ORIGINS: 'https://a.example/shop' }, 'CATALOGUE_ORIGINS'],
    [{ CATALOGUE_TOKEN: 'short' }, 'CATALOGUE_TOKEN'],
    [{ CLICKHOUSE_URL: 'clickhouse' }, 'CLICKHOUSE_URL'],
  ])('%o is refused by its name', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(name)
  })
})
