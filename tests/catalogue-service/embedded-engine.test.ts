import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { createEmbeddedEngine } from '#catalogue-service/embedded-engine.ts'
import { EngineFailure, statement, type Engine } from '#catalogue-service/engine.ts'
import { createHttpSource } from '#catalogue/http/http-source.ts'
import { loadableDemo } from './demo-catalogue.ts'
import { isEngineHere, openLoaded } from './engine-for-tests.ts'
import { fetchOf, serviceWith } from './fake-service.ts'

const open: Engine[] = []
const fakeEngine = () => {
  const module = fileURLToPath(new URL('fake-engine-process.ts', import.meta.url))
  const engine = createEmbeddedEngine({ library: '/none', data: '/none', sessions: 1, module })
  open.push(engine)
  return engine
}
afterEach(async () => {
  for (const engine of open.splice(0)) await engine.close()
})

const pidOf = async (engine: Engine) => (await engine.query(statement('select 1')))[0]?.[1]

describe('an embedded engine', () => {
  test('rejects what was asked when its process ends, and starts another for the next question', async () => {
    const engine = fakeEngine()
    const pid = await pidOf(engine)
    const hanging = engine.query(statement('select hang'))
    const dying = engine.query(statement('select die'))
    await expect(hanging).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(dying).rejects.toMatchObject({ kind: 'unavailable' })
    const next = await pidOf(engine)
    expect(next).toEqual(expect.any(Number))
    expect(next).not.toBe(pid)
  })

  test('rejects at once where nobody waits any more', async () => {
    const engine = fakeEngine()
    const left = new AbortController()
    const hanging = engine.query(statement('select hang'), { signal: left.signal })
    left.abort(new Error('left'))
    await expect(hanging).rejects.toThrow('left')
    await expect(engine.query(statement('select 1'), { signal: left.signal })).rejects.toThrow('left')
  })

  test('reports a slow question by its kind', async () => {
    await expect(fakeEngine().query(statement('select fail'))).rejects.toMatchObject({ kind: 'too-slow' })
  })

  test('rejects everything after it was closed', async () => {
    const engine = fakeEngine()
    await pidOf(engine)
    await engine.close()
    await expect(engine.query(statement('select 1'))).rejects.toBeInstanceOf(EngineFailure)
  })
})

describe.skipIf(!isEngineHere)('ClickHouse', () => {
  test('stops a question whose client has left', async () => {
    const { engine, close } = await openLoaded(loadableDemo(200))
    try {
      const left = new AbortController()
      const long = engine.query(statement('select sum(cityHash64(number)) from numbers_mt(1000000000000)'), {
        signal: left.signal,
      })
      left.abort(new Error('left'))
      await expect(long).rejects.toThrow('left')
      // More than there are sessions: the stopped one, too, answers anew, and nothing of its own.
      const running = statement(
        "select count() from system.processes where query like '%numbers_mt%' and query not like '%processes%'",
      )
      await expect
        .poll(async () => Promise.all(Array.from({ length: 8 }, () => engine.query(running))), {
          timeout: 20_000,
        })
        .toEqual(Array.from({ length: 8 }, () => [[0]]))
    } finally {
      await close()
    }
  })

  test('a failed load leaves the previous catalogue, and no table behind', async () => {
    const { engine, backend, close } = await openLoaded(loadableDemo(200))
    try {
      const tables = () =>
        engine.query(
          statement('select name from system.tables where database = currentDatabase() order by name'),
        )
      const before = await tables()
      const { loadCatalogue } = await import('#catalogue-service/load.ts')
      const full: Engine = {
        ...engine,
        insert: () =>
          Promise.reject(new EngineFailure('broken', 'Code: 243. DB::Exception: NOT_ENOUGH_SPACE')),
      }
      await expect(loadCatalogue(full, loadableDemo(300))).rejects.toBeInstanceOf(EngineFailure)
      expect(await tables()).toEqual(before)
      await backend.refresh()
      expect(backend.view()?.products).toBe(195)
    } finally {
      await close()
    }
  })

  test('a load is followed, and an update shows with a new snapshot', async () => {
    const { engine, backend, close } = await openLoaded(loadableDemo(200))
    try {
      let changes = 0
      const source = createHttpSource({
        url: 'https://catalogue.example',
        fetch: fetchOf(serviceWith(backend)),
        onChange: () => {
          changes += 1
        },
      })
      const all = { category: 'All', search: '', size: 200, sort: 'price-up' } as const
      expect((await source.slice(all, 0)).total).toBe(195)
      await backend.update([
        { id: 7, price: 1, original: 50, stock: 'out' },
        { id: 8, stock: 3 },
        { id: 79, price: 1, original: 0 },
      ])
      expect((await source.slice(all, 0)).products[0]).toMatchObject({
        id: 7,
        price: 1,
        originalPrice: 50,
        isSoldOut: true,
      })
      expect(await source.product(8, 200)).toMatchObject({ stock: 3 })
      expect(changes).toBe(1)
      const { loadCatalogue } = await import('#catalogue-service/load.ts')
      await loadCatalogue(engine, loadableDemo(1000))
      await backend.refresh()
      expect((await source.slice(all, 0)).total).toBe(995)
      expect(changes).toBe(2)
    } finally {
      await close()
    }
  })
})
