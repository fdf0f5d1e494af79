import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createEmbeddedEngine } from '#catalogue-service/embedded-engine.ts'
import type { EngineRequest } from '#catalogue-service/engine-messages.ts'
import { EngineFailure, statement, type Engine } from '#catalogue-service/engine.ts'
import { engineFolder } from '#catalogue-service/fetch-engine.ts'
import { loadCatalogue } from '#catalogue-service/load.ts'
import { createHttpSource } from '#catalogue/http/http-source.ts'
import { paths } from '../../scripts/paths.ts'
import { loadableDemo } from './demo-catalogue.ts'
import { isEngineHere, loggedOf, loadAlone, openEngine, sessions } from './engine-for-tests.ts'
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

const pidOf = async (engine: Engine) => (await engine.query(statement('select 1')))[0]?.['pid']

describe('an embedded engine', () => {
  test('rejects its pending queries when its process ends, and starts another for the next query', async () => {
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

  test('reports a slow query by its kind', async () => {
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
  // Its start takes longer than a test.
  let engine: Engine
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ engine, close } = await openEngine())
  })
  afterAll(() => close())

  test('stops a query whose client has left', async () => {
    await loadAlone(engine, loadableDemo(200))
    const left = new AbortController()
    const { signal } = left
    const long = Array.from({ length: sessions }, () =>
      engine.query(statement('select sum(cityHash64(number)) from numbers_mt(1000000000000)'), { signal }),
    )
    const ended = Promise.allSettled(long)
    left.abort(new Error('left'))
    expect((await ended).map(({ status }) => status)).toEqual(long.map(() => 'rejected'))
    // All sessions were busy: no answer is ready before they have stopped, and each is its own.
    const answers = Array.from({ length: 2 * sessions }, (_, at) =>
      engine.query(statement(`select ${at} as number`)),
    )
    expect(await Promise.all(answers)).toEqual(answers.map((_, at) => [{ number: at }]))
  })

  test('ends with the service, also in the middle of a statement', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
    const module = fileURLToPath(new URL('../../src/catalogue-service/engine-process.ts', import.meta.url))
    const child = fork(module, [engineFolder(paths.cache), folder, '2'], { execArgv: ['--import', 'tsx'] })
    try {
      const long = 'select sum(cityHash64(number)) from numbers_mt(1000000000000)'
      child.send({ kind: 'query', job: 1, sql: long, parameters: {} } satisfies EngineRequest)
      child.send({ kind: 'query', job: 2, sql: 'select 1', parameters: {} } satisfies EngineRequest)
      await once(child, 'message')
      const ended = once(child, 'exit')
      child.disconnect()
      expect(await ended).toEqual([null, 'SIGKILL'])
    } finally {
      child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('a disk that is too full for a load leaves the previous catalogue, and no table behind', async () => {
    const backend = await loadAlone(engine, loadableDemo(200))
    const tables = () =>
      engine.query(
        statement('select name from system.tables where database = currentDatabase() order by name'),
      )
    const before = await tables()
    // More bytes must stay free than any disk has.
    const onFullDisk = 'settings min_free_disk_bytes_to_perform_insert = 1000000000000000000, '
    const full: Engine = {
      ...engine,
      run: ({ sql, parameters }) =>
        engine.run({
          sql: sql.startsWith('create table products') ? sql.replace('settings ', onFullDisk) : sql,
          parameters,
        }),
    }
    const failed: unknown = await loadCatalogue(full, loadableDemo(300)).catch((error: unknown) => error)
    expect(failed instanceof EngineFailure && failed.detail).toContain('NOT_ENOUGH_SPACE')
    expect(await tables()).toEqual(before)
    await backend.refresh()
    expect(backend.view()?.products).toBe(195)
    expect((await backend.view()?.product(7))?.id).toBe(7)
  })

  test('keeps what a visitor typed out of the log', async () => {
    await loadAlone(engine, loadableDemo(200))
    expect(await loggedOf(engine)).toMatch(/Unknown table .*'…'/)
  })

  test('a load is followed, and an update shows with a new snapshot', async () => {
    const backend = await loadAlone(engine, loadableDemo(200))
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
    await loadCatalogue(engine, loadableDemo(1000))
    await backend.refresh()
    expect((await source.slice(all, 0)).total).toBe(995)
    expect(changes).toBe(2)
  })
})
