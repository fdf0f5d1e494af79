import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { buildRelease } from '../../../scripts/release/release.ts'

test.each([
  ['keeps the folder of a build that another user runs', 'EPERM', ['build-12345']],
  ['deletes the folder of a build that was killed', 'ESRCH', []],
])('a build %s', async (_what, code, kept) => {
  const cache = await mkdtemp(resolve(tmpdir(), 'release-'))
  await mkdir(resolve(cache, 'build-12345'))
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(`kill ${code}`), { code })
  })
  const at = (name: string) => resolve(cache, name)
  const target = { dist: at('dist'), manifest: at('manifest'), hosting: at('hosting'), siteFacts: at('site') }
  const making = buildRelease(target, () => Promise.reject(new Error('stop')))
  await expect(making).rejects.toThrow('stop')
  expect(await readdir(cache)).toEqual(kept)
  await rm(cache, { recursive: true })
})
