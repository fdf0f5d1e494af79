import { describe, expect, it } from 'vitest'
import { checkImports } from './check-imports.ts'
import { mayImport } from './import-rules.ts'
import { readSources } from './source-files.ts'

describe('the import rules', () => {
  const files = [...readSources('src'), ...readSources('routes')]

  it('are checked against a non-empty list of files', () => {
    expect(files.length).toBeGreaterThan(50)
  })

  it('hold for every file of src and routes', () => {
    expect(checkImports(files)).toEqual([])
  })

  it('allow only rooms that have an entry themselves', () => {
    const named = Object.values(mayImport).flat()
    expect(named.filter((room) => !(room in mayImport))).toEqual([])
  })

  it('let nothing import app, and only app import routes', () => {
    const importersOf = (room: string) =>
      Object.keys(mayImport).filter((from) => mayImport[from]?.includes(room))
    expect(importersOf('app')).toEqual([])
    expect(importersOf('routes')).toEqual(['app'])
  })

  it('have no cycle', () => {
    const reach = (room: string, seen = new Set<string>()): Set<string> => {
      for (const next of mayImport[room] ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        reach(next, seen)
      }
      return seen
    }
    expect(Object.keys(mayImport).filter((room) => reach(room).has(room))).toEqual([])
  })
})

describe('the import checker', () => {
  const complaintsAbout = (path: string, text: string) => checkImports([{ path, text }])

  it.each([
    ['a package', 'src/cart/a.tsx', "import { atom } from 'jotai'"],
    ['a file of the same room', 'src/cart/a.ts', "import { b } from './b.ts'"],
    ['a file further up in the same room', 'src/catalogue/demo/a.ts', "import { b } from '../b.ts'"],
    ['a style in the same room', 'src/cart/a.tsx', "import * as css from './a.css.ts'"],
    ['an allowed room', 'src/browse/a.tsx', "import { b } from '#cart/b.tsx'"],
    ['the owner’s file', 'src/shell/a.tsx', "import { shop } from '#shop'"],
    ['a room, from a route', 'routes/index.tsx', "import { b } from '#browse/b.tsx'"],
    ['a route, from app', 'src/app/a.ts', "import { Route } from '#routes/index.tsx'"],
    [
      'query options in the catalogue',
      'src/catalogue/a.ts',
      "import { queryOptions } from '@tanstack/react-query'",
    ],
    ['a virtual module', 'src/catalogue/a.ts', "import { products } from 'virtual:catalogue/records'"],
  ])('accepts %s', (_what, path, text) => {
    expect(complaintsAbout(path, text)).toEqual([])
  })

  it.each([
    ['a room that is not allowed', 'src/product/a.tsx', "import { b } from '#browse/b.tsx'"],
    ['a type of a room that is not allowed', 'src/ui/a.tsx', "import type { B } from '#catalogue/b.ts'"],
    ['a re-export from elsewhere', 'src/ui/a.tsx', "export { b } from '#cart/b.ts'"],
    ['a dynamic import from elsewhere', 'src/theme/a.ts', "const b = () => import('#ui/b.tsx')"],
    ['a worker from elsewhere', 'src/catalogue/a.ts', "new Worker(new URL('../cart/b.ts', import.meta.url))"],
    ['app', 'src/shell/a.tsx', "import { router } from '#app/router.tsx'"],
    ['app, from a route', 'routes/index.tsx', "import { router } from '#app/router.tsx'"],
    ['a route', 'src/browse/a.tsx', "import { Route } from '#routes/index.tsx'"],
    ['anything of ours, from the catalogue', 'src/catalogue/a.ts', "import { shop } from '#shop'"],
    ['anything of ours, from the theme', 'src/theme/a.ts', "import { shop } from '#shop'"],
    ['React, from the catalogue', 'src/catalogue/a.ts', "import { useState } from 'react'"],
    [
      'a part of React DOM, from the catalogue',
      'src/catalogue/a.ts',
      "import { hydrateRoot } from 'react-dom/client'",
    ],
    ['another room by a relative path', 'src/cart/a.ts', "import { b } from '../saved/b.ts'"],
    ['the owner’s file by a relative path', 'src/cart/a.ts', "import { shop } from '../shop.config.ts'"],
    ['the owner’s file by its long name', 'src/cart/a.ts', "import { shop } from '#shop.config.ts'"],
    ['its own room by the long way', 'src/cart/a.ts', "import { b } from '#cart/b.ts'"],
    ['a folder', 'src/browse/a.tsx', "import { b } from '#cart'"],
    ['a file without its extension', 'src/browse/a.tsx', "import { b } from '#cart/b'"],
    ['a neighbour without its extension', 'src/browse/a.tsx', "import { b } from './b'"],
    ['a room nobody knows', 'src/cellar/a.ts', "import { b } from './b.ts'"],
  ])('rejects %s', (_what, path, text) => {
    expect(complaintsAbout(path, text)).toHaveLength(1)
  })

  it.each([
    [
      "import { b } from '#cart/b.ts'",
      "'#cart/b.ts' is not for 'ui', which may import: theme, device, messages.",
    ],
    ["import { b } from '#ui/b.ts'", "'#ui/b.ts' is in the same room: write a relative path."],
    ["import { b } from '../cart/b.ts'", "'../cart/b.ts' leads out of its room: write #room/file.ts."],
    ["import { b } from './b'", "'./b' lacks its extension."],
  ])('reports the fault in %s, with its file', (text, sentence) => {
    expect(complaintsAbout('src/ui/a.tsx', text)).toEqual([`src/ui/a.tsx: ${sentence}`])
  })

  it('rejects a file that it cannot parse', () => {
    expect(() => complaintsAbout('src/ui/a.ts', 'import {')).toThrow('src/ui/a.ts')
  })
})
