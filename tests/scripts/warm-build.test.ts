import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesIn } from '../../scripts/files-in.ts'
import { paths } from '../../scripts/paths.ts'
import { runBuild } from '../../bench/build-run.ts'
import { isFull } from '../sample.ts'

// Below the root: pages import packages.
const folder = resolve(paths.cache, 'warm-build')
const fileOf = (name: string) => resolve(folder, 'dist', name)

/** A shop whose records are in files, with a page for its first and its last product. */
const build = (env: Readonly<Record<string, string>>) =>
  // Without `VITEST`, as in a terminal: the shop's configuration reads it.
  runBuild({ folder, env: { SHOP: 'large', VITEST: '', ...env }, productIds: [201, 2300] })

const rendered = async () => readdir(resolve(folder, 'cache/pages'))
const bundled = async () => readdir(resolve(folder, 'cache/bundles'))

/** The contents of all files without their compressed forms, by name. */
async function filesOfBuild(): Promise<Map<string, string>> {
  const names = (await filesIn(resolve(folder, 'dist'))).filter((name) => /\.\w+$/.test(name))
  const texts = names.filter((name) => !/\.(?:br|gz)$/.test(name))
  return new Map(
    await Promise.all(texts.map(async (name) => [name, await readFile(fileOf(name), 'latin1')] as const)),
  )
}

let before: Map<string, string>
let pagesBefore: readonly string[]
let bundlesBefore: readonly string[]

// A build takes ten seconds, and longer on a busy machine.
beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await build({ RECORDS: '2300' })
  before = await filesOfBuild()
  pagesBefore = await rendered()
  bundlesBefore = await bundled()
  await build({ RECORDS: '2300', CHANGED_RECORD: '201' })
}, 240_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a changed record changes its page in a warm build, in both forms', async () => {
  const html = await readFile(fileOf('product/201.html'), 'utf8')
  expect(html).toMatch(/<h1[^>]*>[^<]*, changed<\/h1>/)
  expect(gunzipSync(await readFile(fileOf('product/201.html.gz'))).toString()).toBe(html)
})

it('a changed record changes no script and no other product’s page, and bundles nothing', async () => {
  expect(bundlesBefore).toHaveLength(1)
  expect(await bundled()).toEqual(bundlesBefore)
  const after = await filesOfBuild()
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => after.get(name) !== before.get(name) && !name.startsWith('catalogue/'),
  )
  // A prepared answer is named by a hash of its content.
  const names = changed.map((name) => name.replace(/answer-.*/, 'answer'))
  expect([...new Set(names)].toSorted()).toEqual([
    // The lists begin with this product.
    'assets/answer',
    'catalogue.json',
    'index.html',
    'product/201.html',
    'products.html',
    'social/201.jpg',
    'sw.js',
  ])
  const pages = await rendered()
  expect(pages).toHaveLength(2)
  expect(pages.filter((name) => pagesBefore.includes(name))).toHaveLength(1)
})

// Its build bundles anew, since the number of products is in the scripts.
it.runIf(isFull)(
  'a deleted record leaves neither a page nor a share card in a warm build',
  { timeout: 120_000 },
  async () => {
    if (!before.has('product/2300.html')) throw new Error('The first build has no page of product 2300.')
    await build({ RECORDS: '2299' })
    const left = ['product/2300.html', 'product/2300.html.gz', 'social/2300.jpg'].filter((name) =>
      existsSync(fileOf(name)),
    )
    expect(left).toEqual([])
    expect(existsSync(fileOf('social/201.jpg'))).toBe(true)
  },
)
