import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, EngineFailure, statement } from '#catalogue-service/engine.ts'
import { loadCatalogue } from '#catalogue-service/load.ts'
import { createSqlBackend } from '#catalogue-service/sql-backend.ts'
import { loadableDemo } from './demo-catalogue.ts'
import { backendOptions, isEngineHere, loggedOf } from './engine-for-tests.ts'
import { openServer } from './server-for-tests.ts'

const endless = statement('select sum(cityHash64(number)) from numbers_mt(1000000000000)')

describe.skipIf(!isEngineHere)('ClickHouse over HTTP', () => {
  // Its start takes longer than a test.
  let engine: Engine
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ engine, close } = await openServer())
  })
  afterAll(() => close())

  test('gets values of every kind as it is given them', async () => {
    const sent = statement(
      'select {number:UInt64} as number, {below:Int64} as below, unhex({text:String}) as text, {ids:Array(UInt64)} as ids, {texts:Array(String)} as texts',
      { number: Number.MAX_SAFE_INTEGER, below: -1, text: '276f27', ids: [1, 2], texts: ['', 'ab'] },
    )
    expect(await engine.query(sent)).toEqual([
      { number: Number.MAX_SAFE_INTEGER, below: -1, text: "'o'", ids: [1, 2], texts: ['', 'ab'] },
    ])
  })

  test('fails with a kind, and its text is for the log alone', async () => {
    // Of its own, which ends.
    const server = await openServer()
    try {
      const wrong: unknown = await server.engine
        .query(statement('select secret from nowhere'))
        .catch((error: unknown) => error)
      expect(wrong).toMatchObject({ kind: 'broken' })
      expect(wrong instanceof EngineFailure && wrong.detail).toContain('nowhere')
      expect(String(wrong)).not.toContain('nowhere')
      await expect(server.engine.run(statement('drop table nowhere'))).rejects.toMatchObject({
        kind: 'broken',
      })
      await expect(server.engine.insert('nowhere', ['id'], Buffer.of())).rejects.toMatchObject({
        kind: 'broken',
      })
      await expect(server.engine.query(endless, { seconds: 1 })).rejects.toMatchObject({ kind: 'too-slow' })
      expect(await server.engine.query(statement('select 1 as number'))).toEqual([{ number: 1 }])
      await server.stop()
      await expect(server.engine.query(statement('select 1'))).rejects.toMatchObject({ kind: 'unavailable' })
    } finally {
      await server.close()
    }
  })

  test('keeps what a visitor typed out of the log', async () => {
    expect(await loggedOf(engine)).toMatch(/Unknown table .*'…'/)
  })

  test('rejects with the reason of who has left', async () => {
    const left = new AbortController()
    const sent = engine.query(endless, { signal: left.signal, seconds: 1 })
    left.abort(new Error('left'))
    await expect(sent).rejects.toThrow('left')
  })

  test('shows an update, and the next load', async () => {
    await loadCatalogue(engine, loadableDemo(200))
    const backend = await createSqlBackend(engine, { ...backendOptions, kept: 0 })
    await backend.update([
      { id: 7, price: 1, original: 50, stock: 'out' },
      { id: 8, stock: 3 },
    ])
    expect(await backend.view()?.product(7)).toMatchObject({ price: 1, originalPrice: 50, stock: 'out' })
    expect(await backend.view()?.product(8)).toMatchObject({ stock: 3 })
    await loadCatalogue(engine, loadableDemo(300))
    await backend.refresh()
    expect(backend.view()?.products).toBe(295)
  })
})
