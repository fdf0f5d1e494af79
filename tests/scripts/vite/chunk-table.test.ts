import { expect, test } from 'vitest'
import { chunkTable, findChunkProblems } from '../../../scripts/vite/chunk-table.ts'
import { chunks } from '../../../scripts/vite/chunks.ts'

const manifestOf = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      `_${name}.js`,
      { name, file: `assets/${name}.js`, imports: [], dynamicImports: [], css: [] },
    ]),
  )

const all = chunks.map(({ name }) => (name === 'details' ? 'details-3' : name))
const weigh = (kilobytes: number) => () => Promise.resolve(kilobytes)

test('a build with every listed chunk has no problem', async () => {
  expect(await findChunkProblems(manifestOf(all), weigh(2))).toEqual([])
})

test('a chunk that is not listed, and one that is not built, are named', async () => {
  const names = [...all.filter((name) => name !== 'cart'), 'stray']
  expect(await findChunkProblems(manifestOf(names), weigh(2))).toEqual([
    "The chunk 'stray' is missing in scripts/vite/chunks.ts.",
    "The chunk 'cart' of scripts/vite/chunks.ts was not built.",
  ])
})

test('small chunks are named, except for those with a reason', async () => {
  const problems = await findChunkProblems(manifestOf(all), weigh(1.9))
  expect(problems).toContain("The chunk 'cart' has 1.9 kB, less than 2.")
  expect(problems.join()).not.toMatch(/'(?:home|products|rolldown-runtime)'/)
})

test('the table has a row for every chunk', () => {
  expect(chunkTable().match(/^\| `/gm)).toHaveLength(chunks.length)
})
