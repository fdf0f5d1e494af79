import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCleaner } from '#catalogue/import/clean-product.ts'

/** What is in backticks. */
const codeIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** The rows of the table: fields and an example. */
const rows = readFileSync('docs/catalogues.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|'))
  .map(([, fields, , example]) => [codeIn(fields), codeIn(example)[0] ?? ''] as const)

const clean = createCleaner({
  digits: 2,
  categories: ['Shoes', 'Sale'].map((label) => ({ label })),
})
const record = {
  id: 1,
  name: 'Hat',
  category: 'Shoes',
  price: 9,
  stock: 'preorder',
  options: [{ name: 'Size', values: ['S', 'M'] }],
}

test('the docs have a table of the fields of records', () => {
  expect(rows.length).toBeGreaterThan(10)
})

test.each(rows)('a record can have %j as the docs say, for example %s', (fields, example) => {
  const value: unknown = JSON.parse(example)
  const cleaned = fields.map((field) => clean({ ...record, [field]: value }))
  expect(cleaned).toContainEqual(expect.objectContaining({ ok: true, notes: [] }))
  for (const one of cleaned)
    for (const { message } of one.ok ? one.notes : [one.problem]) expect(message).not.toMatch(/is no field/)
})
