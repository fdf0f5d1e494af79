import { readdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { paths } from '../scripts/paths.ts'
import { runBuild } from './build-run.ts'
import { describeMachine, readMachine } from './machine.ts'
import { limitLines, type Limit } from './report.ts'

/** `npm run bench:builds`: builds the demo and two large shops, and compares time, memory and files with the limits. */
const folder = resolve(paths.cache, 'bench-builds')

/** 20,000 products: the ids of the large catalogue start at 201. */
const large = { SHOP: 'large', RECORDS: '20200' }
const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => 201 + index)

const seconds = (claim: string, found: number, most: number): Limit => ({
  claim: `${claim}: at most ${most} s`,
  found: `${found.toFixed(1)} s`,
  isKept: found <= most,
})

const memory = (claim: string, found: number): Limit => ({
  claim: `${claim}: at most 1 GB of memory`,
  found: `${found.toFixed(0)} MB`,
  isKept: found <= 1000,
})

/** Pages, their compressed forms, redirects and share cards. */
async function filesPerProduct(products: number): Promise<Limit> {
  const names = await Promise.all(['product', 'social'].map((name) => readdir(resolve(folder, 'dist', name))))
  // One card is the shop's.
  const found = (names.flat().length - 1) / products
  return { claim: 'at most two files for each of them', found: String(found), isKept: found <= 2 }
}

const emptyFolder = () => rm(folder, { recursive: true, force: true })

console.log(describeMachine(readMachine()))
const limits: Limit[] = []
await emptyFolder()
const demo = { folder, env: { SHOP: 'demo' } }
limits.push(
  seconds('demo, cold', (await runBuild(demo)).seconds, 30),
  seconds('demo, warm', (await runBuild(demo)).seconds, 10),
)
await emptyFolder()
const some = { folder, productIds: idsUpTo(2000) }
const cold = await runBuild({ ...some, env: large })
const changed = await runBuild({ ...some, env: { ...large, CHANGED_RECORD: '300' } })
limits.push(
  seconds('20,000 products with 2,000 pages, cold', cold.seconds, 60),
  memory('20,000 products with 2,000 pages', Math.max(cold.memory, changed.memory)),
  await filesPerProduct(2000),
  seconds('one of their records changed', changed.seconds, 10),
)
await emptyFolder()
const all = await runBuild({ folder, env: large, productIds: idsUpTo(20_000) })
limits.push(
  seconds('20,000 products with 20,000 pages, cold', all.seconds, 240),
  await filesPerProduct(20_000),
)
await emptyFolder()
console.log(limitLines(limits).join('\n'))
