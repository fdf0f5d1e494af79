import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { checkLockfile } from './check-lockfile.ts'

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')
const text = read('package-lock.json')
const { allowScripts } = v.parse(
  v.object({ allowScripts: v.record(v.string(), v.boolean()) }),
  JSON.parse(read('package.json')),
)

describe('the lockfile', () => {
  it('has every package, with a hash and without a registry address', () => {
    expect(checkLockfile(text, Object.keys(allowScripts))).toEqual([])
  })

  it('has no package that runs an install script', () => {
    expect(Object.values(allowScripts)).not.toContain(true)
  })
})

describe('the lockfile checker', () => {
  const complaintsAbout = (entry: object) =>
    checkLockfile(JSON.stringify({ packages: { '': {}, 'node_modules/a': entry } }), ['b'])

  it('accepts an entry with a hash only', () => {
    expect(complaintsAbout({ version: '1.0.0', integrity: 'sha512-abc==' })).toEqual([])
  })

  it.each([
    ['a missing hash', { version: '1.0.0' }],
    ['a weak hash', { integrity: 'sha1-abc=' }],
    ['a link', { integrity: 'sha512-abc==', link: true }],
    [
      'a missing package of another system',
      { integrity: 'sha512-abc==', optionalDependencies: { 'a-darwin': '1.0.0' } },
    ],
    ['a script', { integrity: 'sha512-abc==', hasInstallScript: true }],
    ['an address', { integrity: 'sha512-abc==', resolved: 'https://registry.example.com/a.tgz' }],
  ])('rejects %s', (_what, entry) => {
    expect(complaintsAbout(entry)).toHaveLength(1)
  })
})
