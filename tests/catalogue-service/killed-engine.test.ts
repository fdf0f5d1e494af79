import { describe, expect, test } from 'vitest'
import { type Engine, statement } from '#catalogue-service/engine.ts'
import { createSqlBackend } from '#catalogue-service/sql-backend.ts'
import { createHttpSource } from '#catalogue/http/http-source.ts'
import { loadableDemo } from './demo-catalogue.ts'
import { backendOptions, isEngineHere, openLoaded, sessions } from './engine-for-tests.ts'
import { isFull } from '../sample.ts'
import { fetchOf, serviceWith } from './fake-service.ts'

const endless = statement('select sum(cityHash64(number)) from numbers_mt(1000000000000)')
describe.runIf(isFull && isEngineHere)('ClickHouse that is killed', () => {
  test('in the middle of queries fails these, and answers the same queries in a new process', async () => {
    const { engine, backend, kill, close } = await openLoaded(loadableDemo(200))
    try {
      let refused = 0
      const fetchAnswer = fetchOf(serviceWith(backend))
      const source = createHttpSource({
        url: 'https://catalogue.example',
        async fetch(...request) {
          const response = await fetchAnswer(...request)
          if (response.status === 503) refused += 1
          return response
        },
      })
      const books = { category: 'Books', search: 'a', size: 200 }
      const { total } = await source.slice(books, 0)
      const long = Array.from({ length: sessions - 1 }, () => engine.query(endless))
      // Answered after the process has begun with the others, since it reads its requests in order.
      await engine.query(statement('select 1'))
      // No session is left: this query and the next wait in the engine's process.
      long.push(engine.query(endless))
      const slice = source.slice({ ...books, search: 'An' }, 0)
      const ended = Promise.allSettled(long)
      await kill()
      expect((await ended).map(({ status }) => status)).toEqual(long.map(() => 'rejected'))
      expect((await slice).total).toBeLessThanOrEqual(total)
      expect(refused).toBeGreaterThan(0)
      expect((await source.slice({ ...books, category: 'All', search: '' }, 0)).total).toBe(195)
    } finally {
      await close()
    }
  })

  test('in the middle of an update answers with the values and the snapshot before it', async () => {
    const { engine, kill, close } = await openLoaded(loadableDemo(200))
    try {
      const killed: Engine = {
        ...engine,
        async run(sent) {
          const done = engine.run(sent)
          await (sent.sql.startsWith('alter table') ? Promise.all([done, kill()]) : done)
        },
      }
      const backend = await createSqlBackend(killed, backendOptions)
      const before = backend.view()
      const price = (await before?.product(7))?.price
      await expect(backend.update([{ id: 7, price: 1, original: 0 }])).rejects.toMatchObject({
        kind: 'unavailable',
      })
      await backend.refresh()
      expect(backend.view()?.snapshot).toBe(before?.snapshot)
      expect((await backend.view()?.product(7))?.price).toBe(price)
      const { snapshot } = await (
        await createSqlBackend(engine, backendOptions)
      ).update([{ id: 7, price: 1, original: 0 }])
      await backend.refresh()
      expect(backend.view()?.snapshot).toBe(snapshot)
      expect((await backend.view()?.product(7))?.price).toBe(1)
    } finally {
      await close()
    }
  })
})
