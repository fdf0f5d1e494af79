import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '../../scripts/paths.ts'
import { runBuild } from '../../bench/build-run.ts'

// Below the root: pages import packages.
const folder = resolve(paths.cache, 'warm-build')
const fileOf = (name: string) => resolve(folder, 'dist', name)

/** A shop whose records are in files, with a page for its first and its last product. */
const build = (env: Readonly<Record<string, string>>) =>
  // Without `VITEST`, as in a terminal: the shop's configuration reads it.
  runBuild({ folder, env: { SHOP: 'large', VITEST: '', ...env }, productIds: [201, 2300] })

// A build takes ten seconds, and longer on a busy machine.
beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await build({ RECORDS: '2300' })
  if (!existsSync(fileOf('product/2300.html')))
    throw new Error('The first build has no page of product 2300.')
  await build({ RECORDS: '2299', CHANGED_RECORD: '201' })
}, 240_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a changed record changes its page in a warm build, in both forms', async () => {
  const html = await readFile(fileOf('product/201.html'), 'utf8')
  expect(html).toMatch(/<h1[^>]*>[^<]*, changed<\/h1>/)
  expect(gunzipSync(await readFile(fileOf('product/201.html.gz'))).toString()).toBe(html)
})

it('a deleted record leaves neither a page nor a share card in a warm build', () => {
  const left = ['product/2300.html', 'product/2300.html.gz', 'social/2300.jpg'].filter((name) =>
    existsSync(fileOf(name)),
  )
  expect(left).toEqual([])
  expect(existsSync(fileOf('social/201.jpg'))).toBe(true)
})
