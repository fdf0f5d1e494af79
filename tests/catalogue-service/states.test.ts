import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LoadRuns, TooBusy, type View } from '#catalogue-service/backend.ts'
import { EngineFailure, statement, type Engine } from '#catalogue-service/engine.ts'
import { loadCatalogue } from '#catalogue-service/load.ts'
import { createSqlBackend } from '#catalogue-service/sql-backend.ts'
import { updateCatalogue } from '#catalogue-service/update-catalogue.ts'
import { loadableDemo } from './demo-catalogue.ts'
import { backendOptions, isEngineHere, loadAlone, openEngine } from './engine-for-tests.ts'

const cheapest = async (view: View | null) =>
  (await view?.slice({ category: 'All', search: '', sort: 'price-up' }, { page: 0 }))?.products[0]?.price

const tablesOf = async (engine: Engine) =>
  (
    await engine.query(
      statement(
        "select name from system.tables where database = currentDatabase() and name like 'products%' order by name",
      ),
    )
  ).map(({ name }) => String(name))

const statesOf = async (engine: Engine) =>
  (await engine.query(statement('select count() as states from catalogue_state')))[0]?.['states']

describe.skipIf(!isEngineHere)('states of a catalogue on ClickHouse', () => {
  // Its start takes longer than a test.
  let engine: Engine
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ engine, close } = await openEngine())
  })
  afterAll(() => close())

  test('a service that has not seen the update of another one answers from the state before it', async () => {
    const backend = await loadAlone(engine, loadableDemo(200))
    const other = await createSqlBackend(engine, backendOptions)
    const before = other.view()
    const price = await cheapest(before)
    const { snapshot } = await backend.update([{ id: 7, price: 1, original: 0 }])
    expect(await cheapest(backend.view())).toBe(1)
    // Another query than the first, whose answer is kept.
    expect(before?.snapshot).not.toBe(snapshot)
    expect((await before?.product(7))?.price).not.toBe(1)
    expect((await before?.facets({ category: 'All', search: '' }))?.price?.[0]).toBe(price)
    await other.refresh()
    expect(other.view()?.snapshot).toBe(snapshot)
    expect(await cheapest(other.view())).toBe(1)
  })

  test('an update of a generated product shows in its list and on its page', async () => {
    const backend = await loadAlone(engine, loadableDemo(300))
    await backend.update([{ id: 290, price: 1, original: 0, stock: 'out' }])
    expect(await cheapest(backend.view())).toBe(1)
    expect(await backend.view()?.product(290)).toMatchObject({
      price: 1,
      originalPrice: null,
      stock: 'out',
      isSoldOut: true,
    })
    await backend.update([{ id: 290, stock: 'in' }])
    expect(await backend.view()?.product(290)).not.toHaveProperty('isSoldOut')
  })

  test('two services that update one after the other keep the values of both', async () => {
    const backend = await loadAlone(engine, loadableDemo(200))
    const other = await createSqlBackend(engine, backendOptions)
    await backend.update([{ id: 7, price: 1, original: 0 }])
    await other.update([{ id: 8, price: 2, original: 0 }])
    await backend.refresh()
    for (const view of [backend.view(), other.view()])
      expect([(await view?.product(7))?.price, (await view?.product(8))?.price]).toEqual([1, 2])
  })

  test.each([
    ['is stopped', /^alter table/],
    ['has its table in memory alone', /^show create table/],
    ['cannot be read afterwards', /^select snapshot, table, head/],
    ['cannot be published', /^insert into catalogue_state/],
  ])('an update that %s shows neither new values nor a new snapshot', async (_what, failing) => {
    await loadAlone(engine, loadableDemo(200))
    let isFailing = false
    const failed = () => Promise.reject(new EngineFailure('unavailable', 'away'))
    let isChanged = false
    const flaky: Engine = {
      ...engine,
      query: (sent, options) =>
        isFailing && isChanged && failing.test(sent.sql) ? failed() : engine.query(sent, options),
      async run(sent) {
        if (isFailing && failing.test(sent.sql)) return failed()
        await engine.run(sent)
        isChanged ||= sent.sql.startsWith('alter table')
      },
    }
    const backend = await createSqlBackend(flaky, backendOptions)
    const before = backend.view()?.snapshot
    const price = await cheapest(backend.view())
    isFailing = true
    await expect(backend.update([{ id: 7, price: 1, original: 0 }])).rejects.toBeInstanceOf(EngineFailure)
    expect(backend.view()?.snapshot).toBe(before)
    expect((await backend.view()?.facets({ category: 'All', search: '' }))?.price?.[0]).toBe(price)
    isFailing = false
    await backend.update([{ id: 7, price: 1, original: 0 }])
    expect(await cheapest(backend.view())).toBe(1)
  })

  test('an update that waits for space on the disk is given up, and leaves no table', async () => {
    await loadAlone(engine, loadableDemo(200))
    const before = await tablesOf(engine)
    let end: (reason: unknown) => void = () => undefined
    const full: Engine = {
      ...engine,
      async run(sent) {
        if (sent.sql.startsWith('alter table')) await new Promise((_, reject) => (end = reject))
        await engine.run(sent)
        // As the engine does.
        if (sent.sql.startsWith('drop table')) end(new EngineFailure('broken', 'The table is dropped.'))
      },
    }
    await expect(updateCatalogue(full, [{ id: 7, price: 1, original: 0 }], 50)).rejects.toThrow('broken')
    expect(await tablesOf(engine)).toEqual(before)
    expect(await updateCatalogue(engine, [{ id: 7, price: 1, original: 0 }])).toMatchObject({ changed: 1 })
  })

  test('a load that is published during an update is not lost', async () => {
    await loadAlone(engine, loadableDemo(200))
    let isLoaded = false
    const backend = await createSqlBackend(
      {
        ...engine,
        async run(sent) {
          await engine.run(sent)
          if (isLoaded || !sent.sql.startsWith('alter table')) return
          isLoaded = true
          await loadCatalogue(engine, loadableDemo(300))
        },
      },
      backendOptions,
    )
    await backend.update([{ id: 7, price: 1, original: 0 }])
    expect(backend.view()?.products).toBe(295)
    const { snapshot } = await backend.update([{ id: 7, price: 1, original: 0 }])
    expect(await cheapest(backend.view())).toBe(1)
    expect(snapshot).toBeGreaterThan(1)
    expect(await cheapest(backend.view())).toBe(1)
  })

  test('an update during a load is refused, so that none is acknowledged and lost', async () => {
    const backend = await loadAlone(engine, loadableDemo(200))
    await loadCatalogue(
      {
        ...engine,
        async insert(...rows) {
          await engine.insert(...rows)
          await expect(backend.update([{ id: 7, price: 1, original: 0 }])).rejects.toThrow(LoadRuns)
        },
      },
      loadableDemo(300),
    )
    await backend.refresh()
    expect(backend.view()?.products).toBe(295)
  })

  test('a load that begins while another one runs is refused', async () => {
    await loadAlone(engine, loadableDemo(200))
    await loadCatalogue(
      {
        ...engine,
        async insert(...rows) {
          await engine.insert(...rows)
          await expect(loadCatalogue(engine, loadableDemo(200))).rejects.toThrow(TooBusy)
        },
      },
      loadableDemo(300),
    )
    expect(await tablesOf(engine)).toHaveLength(2)
  })

  test('states that no query reads any more are dropped, and so is what an interrupted update left', async () => {
    const backend = await loadAlone(engine, loadableDemo(200), 0)
    const [load = ''] = await tablesOf(engine)
    await engine.run(statement(`create table ${load}_5 clone as ${load}`))
    for (const price of [1, 2, 3]) await backend.update([{ id: 7, price, original: 0 }])
    // `kept` is 0: the current one alone is needed.
    expect(await tablesOf(engine)).toHaveLength(1)
    expect(await statesOf(engine)).toBe(1)
    expect(await cheapest(backend.view())).toBe(3)
  })

  test('states that a query may still read are kept', async () => {
    const backend = await loadAlone(engine, loadableDemo(200))
    const before = backend.view()
    for (const price of [1, 2]) await backend.update([{ id: 7, price, original: 0 }])
    expect(await statesOf(engine)).toBe(3)
    expect((await before?.product(7))?.price).not.toBe(2)
  })
})
