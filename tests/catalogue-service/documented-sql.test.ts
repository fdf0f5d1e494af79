import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { statement } from '#catalogue-service/engine.ts'
import { selectCounts, selectFacets, selectSlice } from '#catalogue-service/statements.ts'
import { loadableDemo } from './demo-catalogue.ts'
import { isEngineHere, openLoaded } from './engine-for-tests.ts'

const docs = readFileSync(resolve(import.meta.dirname, '../../docs/catalogue-service.md'), 'utf8')
const [, block = ''] = /```sql\n([\s\S]*?)```/.exec(docs) ?? []
const documented = block
  .split(';')
  .map((sql) => sql.trim())
  .filter((sql) => sql !== '')

describe('queries to a cluster', () => {
  test('send the ids that one node has found to the others, and never read a second table', () => {
    const snapshot = { number: 2, table: 'products_2', head: loadableDemo(200).head }
    const listQuery = { category: 'All', search: 'a' }
    expect(selectSlice(listQuery, { page: 0 }, snapshot).sql).toContain('id global in (')
    for (const { sql } of [selectCounts([listQuery], snapshot), selectFacets(listQuery, snapshot)])
      expect(sql).not.toMatch(/\bin \(\s*select\b|\bjoin\b/)
  })
})

describe.skipIf(!isEngineHere)('ClickHouse', () => {
  test('parses every documented statement for a cluster', async () => {
    const { engine, close } = await openLoaded(loadableDemo(200))
    try {
      expect(documented).toHaveLength(4)
      for (const sql of documented) await engine.run(statement(`explain ast ${sql}`))
      await expect(engine.run(statement('explain ast create tabel products_3'))).rejects.toMatchObject({
        kind: 'broken',
      })
    } finally {
      await close()
    }
  })
})
