import { describe, expect, it } from 'vitest'
import { findCycles, graphOf, graphOfFolders } from './find-cycles.ts'
import { readSources } from './source-files.ts'

/** Cycles that an `import()` closes: allowed, since its module runs after both, but each is listed with its reason. */
const lazyCycles = new Set([
  // The styles name the settings by the type of `comfort.ts`, which loads them.
  'src/comfort/comfort-styles.css.ts → src/comfort/comfort.ts → src/comfort/comfort-styles.css.ts',
  // The filters' button and the page beside it draw one lazy panel.
  'src/browse/filters/filter-bar.tsx → src/browse/lazy.ts → src/browse/late-filters.tsx → src/browse/filters/filter-bar.tsx',
])

describe('the imports of src, routes and scripts', () => {
  const files = ['src', 'routes', 'scripts'].flatMap(readSources)
  const graph = graphOf(files)
  const valuesOfSrc = graphOf(readSources('src'), { types: false })

  it('have no cycle of files, types included', () => {
    expect(findCycles(graph)).toEqual([])
  })

  it('have no cycle of folders', () => {
    expect(findCycles(graphOfFolders(graph))).toEqual([])
  })

  // Types are left out: the parts of the catalogue share those of a product, of its settings and of a source, in both
  // directions.
  it.each([3, 4])('have no cycle of folders at a depth of %i', (depth) => {
    expect(findCycles(graphOfFolders(valuesOfSrc, depth))).toEqual([])
  })

  it('have no cycle by a dynamic import but those listed', () => {
    const cycles = findCycles(graphOf(files, { dynamic: true }))
    expect(cycles.filter((cycle) => !lazyCycles.has(cycle))).toEqual([])
  })
})

describe('the search for cycles', () => {
  const graph = (texts: Readonly<Record<string, string>>, dynamic = false) =>
    graphOf(
      Object.entries(texts).map(([path, text]) => ({ path, text })),
      { dynamic },
    )

  it.each([
    ['an import', "import { b } from './b.ts'"],
    ['a type', "import type { B } from './b.ts'"],
    ['a re-export', "export { b } from './b.ts'"],
    ['a type in place', "export type B = typeof import('./b.ts')"],
    ['the name of the room', "import { b } from '#cart/b.ts'"],
  ])('follows %s', (_what, text) => {
    const texts = { 'src/cart/a.ts': text, 'src/cart/b.ts': "import { a } from './a.ts'" }
    expect(findCycles(graph(texts))).toEqual(['src/cart/a.ts → src/cart/b.ts → src/cart/a.ts'])
  })

  it('keeps a dynamic import apart', () => {
    const texts = {
      'src/cart/a.ts': "export const b = () => import('./b.ts')",
      'src/cart/b.ts': "import { a } from './a.ts'",
    }
    expect(findCycles(graph(texts))).toEqual([])
    expect(findCycles(graph(texts, true))).toHaveLength(1)
  })

  it('leaves out types on request', () => {
    const files = [
      { path: 'src/cart/a.ts', text: "import type { B } from './b.ts'\nimport { type C } from './b.ts'" },
      { path: 'src/cart/b.ts', text: "import { a } from './a.ts'" },
    ]
    expect(findCycles(graphOf(files))).toHaveLength(1)
    expect(findCycles(graphOf(files, { types: false }))).toEqual([])
  })

  it('finds a cycle of folders where there is none of files', () => {
    const files = graph({
      'scripts/pages/a.ts': "import { b } from '../vite/b.ts'",
      'scripts/vite/b.ts': '',
      'scripts/vite/c.ts': "import { d } from '../pages/d.ts'",
      'scripts/pages/d.ts': '',
    })
    expect(findCycles(files)).toEqual([])
    expect(findCycles(graphOfFolders(files))).toEqual(['scripts/pages → scripts/vite → scripts/pages'])
  })
})
