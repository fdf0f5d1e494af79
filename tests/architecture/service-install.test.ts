import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readRuntimeImports } from './read-imports.ts'
import { listFiles } from './source-files.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

const { dependencies, imports } = v.parse(
  v.object({ dependencies: v.record(v.string(), v.string()), imports: v.record(v.string(), v.string()) }),
  JSON.parse(read('package.json')),
)

/** Null for a package and a module of Node. */
function fileOf(request: string, from: string): string | null {
  if (request.startsWith('.')) return relative(root, resolve(root, dirname(from), request))
  if (!request.startsWith('#')) return null
  for (const [name, path] of Object.entries(imports))
    if (name === request || (name.endsWith('*') && request.startsWith(name.slice(0, -1))))
      return relative(root, resolve(root, path.replace('*', request.slice(name.length - 1))))
  return null
}

/** `@scope/name` or `name` of an import from a package. */
const packageOf = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request

/** The program, the process that it starts, and the catalogues, which it imports by name. */
const entries = [
  'scripts/catalogue.ts',
  'src/catalogue-service/engine-process.ts',
  ...listFiles('src/catalogues').filter((path) => /\/(?:head|products|synonyms|generated)\.ts$/.test(path)),
]

const files = new Set<string>()
const packages = new Set<string>()
for (const waiting = [...entries]; waiting.length > 0;) {
  const path = waiting.pop() ?? ''
  if (files.has(path)) continue
  files.add(path)
  if (!/\.tsx?$/.test(path)) continue
  for (const request of readRuntimeImports(path, read(path))) {
    const file = fileOf(request, path)
    if (file !== null) waiting.push(file)
    else if (!request.startsWith('node:')) packages.add(packageOf(request))
  }
}

describe('the catalogue service', () => {
  test('needs only packages that `npm ci --omit=dev` installs', () => {
    expect(packages).toContain('hono')
    // The runner of the command in package.json and in the container.
    expect([...packages, 'tsx'].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
  })

  test('is whole in its container, whose every path exists', () => {
    const copied = [...read('Containerfile').matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) =>
      sources.split(' '),
    )
    expect(copied.length).toBeGreaterThan(0)
    expect(copied.filter((path) => !existsSync(resolve(root, path)))).toEqual([])
    const isCopied = (file: string) => copied.some((path) => file === path || file.startsWith(`${path}/`))
    expect([...files].filter((file) => !isCopied(file))).toEqual([])
    const [, command = ''] = /^CMD \[.*"(\S+)"\]$/m.exec(read('Containerfile')) ?? []
    expect(entries).toContain(command)
  })
})
