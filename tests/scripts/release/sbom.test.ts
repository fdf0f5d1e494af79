import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../../scripts/paths.ts'
import { writeSbom } from '../../../scripts/release/sbom.ts'

const schema = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(v.object({ name: v.string(), version: v.string() })),
})

const manifest = v.object({ dependencies: v.record(v.string(), v.string()) })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'sbom-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the list of packages has those of the shop with their versions, and none of its tools', async () => {
  const file = resolve(folder, 'sbom.json')
  // As in a build.
  vi.stubEnv('NODE_ENV', 'production')
  await writeSbom(file)
  vi.unstubAllEnvs()
  const { components } = v.parse(schema, JSON.parse(await readFile(file, 'utf8')))
  const names = components.map(({ name }) => name)
  // Those that a tool of the project needs, too, among them.
  const { dependencies } = v.parse(
    manifest,
    JSON.parse(await readFile(resolve(paths.root, 'package.json'), 'utf8')),
  )
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([])
  expect(names).toContain('idb')
  expect(names).not.toContain('vitest')
})

test('a build without npm goes on, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubEnv('PATH', folder)
  await writeSbom(resolve(folder, 'sbom.json'))
  vi.unstubAllEnvs()
  expect(warn.mock.calls.join()).toContain('There is no list of packages')
})
