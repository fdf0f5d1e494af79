import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { accessibility } from '#shop.details.ts'

const { criteria: totals, limits, tested } = accessibility

const root = resolve(import.meta.dirname, '../..')
const document = readFileSync(resolve(root, 'docs/accessibility.md'), 'utf8')

/** WCAG 2.2, levels A and AA; 4.1.1 is obsolete. */
const criteria = [
  ['1.1', [1]],
  ['1.2', [1, 2, 3, 4, 5]],
  ['1.3', [1, 2, 3, 4, 5]],
  ['1.4', [1, 2, 3, 4, 5, 10, 11, 12, 13]],
  ['2.1', [1, 2, 4]],
  ['2.2', [1, 2]],
  ['2.3', [1]],
  ['2.4', [1, 2, 3, 4, 5, 6, 7, 11]],
  ['2.5', [1, 2, 3, 4, 7, 8]],
  ['3.1', [1, 2]],
  ['3.2', [1, 2, 3, 4, 6]],
  ['3.3', [1, 2, 3, 4, 7, 8]],
  ['4.1', [2, 3]],
] as const

const rows = Array.from(
  document.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| ([^|]+?) +\| ([^|]+?) +\|$/gm),
  ([, id = '', result = '', how = '']) => ({ id, result, how }),
)
const [, withoutRow = ''] =
  /\*\*Not applicable\*\*, and left out of the tables: (.+?)\. EN 301/.exec(document) ?? []
const notApplicable = Array.from(withoutRow.matchAll(/\d\.\d\.\d+/g), ([id]) => id)
const countOf = (result: string) => rows.filter((row) => row.result === result).length

test('the report has a result for every criterion of WCAG 2.2 at levels A and AA, once', () => {
  const expected = criteria.flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  )
  expect([...rows.map(({ id }) => id), ...notApplicable].toSorted()).toEqual(expected.toSorted())
})

test('the page has the same summary as the report', () => {
  expect(document).toContain(tested.on)
  expect({
    supports: countOf('Supports'),
    partlySupports: countOf('Partially supports'),
    notApplicable: notApplicable.length,
  }).toEqual({
    ...totals,
  })
  expect(totals.supports + totals.partlySupports + totals.notApplicable).toBe(
    rows.length + notApplicable.length,
  )
})

test('the page lists every gap of the report, and every partly met criterion has one', () => {
  const known = document.slice(document.indexOf('## Known gaps'))
  const listed = Array.from(known.matchAll(/^(\d)\. \*\*.+\*\*(?: \((\d\.\d\.\d+)\))?/gm))
  expect(listed.map(([, number]) => Number(number))).toEqual(limits.map((_, at) => at + 1))
  const partly = rows.filter(({ result }) => result === 'Partially supports')
  expect(listed.flatMap(([, , id = '']) => (id === '' ? [] : [id])).toSorted()).toEqual(
    partly.map(({ id }) => id).toSorted(),
  )
  for (const { id, how } of partly) {
    const number = /Gap (\d)/.exec(how)?.[1]
    expect(listed.find(([, at]) => at === number)?.[2]).toBe(id)
  }
})

test('every test that the report names exists', () => {
  const names = new Set(Array.from(document.matchAll(/`((?:e2e|tests)\/[\w/-]+)`/g), ([, name = '']) => name))
  expect(names.size).toBeGreaterThan(20)
  const missing = [...names].filter(
    (name) => !['spec.ts', 'test.ts', 'test.tsx'].some((end) => existsSync(resolve(root, `${name}.${end}`))),
  )
  expect(missing).toEqual([])
})
