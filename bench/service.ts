import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '../scripts/paths.ts'
import { fetchEngine } from '../src/catalogue-service/fetch-engine.ts'
import { generated } from '../src/catalogues/demo/generated.ts'
import { readFlags } from './flags.ts'
import { readMachine } from './machine.ts'
import { limitLines, markdownTable, writeReport } from './report.ts'
import { searchQueries } from './search-page/queries.ts'
import { timeNaive } from './service-naive.ts'
import { visitServiceShop } from './service-page.ts'
import { hasPostgres, timePostgres } from './service-postgres.ts'
import { loadDemo, startServiceProcess, updateToken } from './service-process.ts'
import { serviceLimits, serviceTables, type ServiceTrial } from './service-report.ts'

const { texts: given } = readFlags(process.argv.slice(2), { runs: 1 }, ['size', 'small', 'beside'])
const flags = {
  size: Number(given.get('size') ?? 10_000_000),
  small: Number(given.get('small') ?? 1_000_000),
  beside: Number(given.get('beside') ?? 3_000_000),
  visitors: 50,
  visits: 5,
}
const searches = searchQueries.map(({ search }) => search)

/** Milliseconds until the whole answer is there. Throws for any status but 200. */
async function timed(url: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} has status ${response.status}`)
  return performance.now() - start
}

async function timeAll(urls: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const url of urls) times.push(await timed(url))
  return times
}

const encoded = (search: string) => encodeURIComponent(search)

/** Milliseconds until an update of 100 products shows. Throws where it does not. */
async function timeUpdate(url: string, size: number): Promise<number> {
  const ids = Array.from({ length: 100 }, (_, at) => Math.floor(((at + 1) * size) / 101))
  const start = performance.now()
  const { status } = await fetch(`${url}/v1/products`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${updateToken}` },
    body: ids.map((id) => JSON.stringify({ id, price: 1234.56 })).join('\n'),
  })
  const shown = await (await fetch(`${url}/v1/product/${ids.at(-1)}`)).text()
  if (status !== 200 || !shown.includes('"price":123456')) throw new Error(`The update has status ${status}.`)
  return performance.now() - start
}

/**
 * A visitor who types a phrase letter by letter: the first slice and the total, each letter after the answers of the
 * one before.
 */
async function type(url: string, phrase: string, first: number[], errors: unknown[]): Promise<void> {
  for (let length = 1; length <= phrase.length; length += 1) {
    const q = encoded(phrase.slice(0, length))
    try {
      const [quick] = await Promise.all([
        timed(`${url}/v1/first?sort=match&q=${q}`),
        timed(`${url}/v1/slice?sort=match&q=${q}`),
      ])
      first.push(quick)
    } catch (error) {
      errors.push(error)
    }
  }
}

/** A part of some product's description, another for each visitor. */
const phraseOf = (visitor: number) =>
  generated
    .description(13_000 + visitor * 7919)
    .slice(3 + visitor, 9 + visitor)
    .trimStart()

async function tryService(size: number): Promise<ServiceTrial> {
  const data = await mkdtemp(join(tmpdir(), 'service-'))
  try {
    const load = await loadDemo(data, size)
    const measured = await askService(data, size)
    return {
      ...measured,
      size,
      load,
      visits: size === flags.size ? await visitServiceShop(data, size, flags.visits) : [],
    }
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

async function askService(
  data: string,
  size: number,
): Promise<Omit<ServiceTrial, 'size' | 'load' | 'visits'>> {
  const { url, memory, stop } = await startServiceProcess(data)
  try {
    await timed(`${url}/v1/slice`)
    const first = await timeAll(searches.map((search) => `${url}/v1/first?q=${encoded(search)}`))
    const ranked = await timeAll(searches.map((search) => `${url}/v1/first?sort=match&q=${encoded(search)}`))
    const counts = await timeAll(searches.map((search) => `${url}/v1/counts?q=${encoded(search)}`))
    const facets = await timeAll(
      searches.map((search) => `${url}/v1/facets?q=${encoded(search)}&min=5000&rating=4`),
    )
    const some = Array.from({ length: 40 }, (_, at) => at)
    const product = await timeAll(some.map((at) => `${url}/v1/product/${Math.floor(((at + 1) * size) / 41)}`))
    const page = await timeAll(
      some.slice(0, 10).map((at) => `${url}/v1/slice?page=${Math.floor((size / 30) * (at / 10))}`),
    )
    const sorted = await timeAll(
      searches.slice(0, 20).map((search) => `${url}/v1/slice?sort=price-up&q=${encoded(search)}`),
    )
    const update = await timeUpdate(url, size)
    const errors: unknown[] = []
    const [alone, crowd]: [number[], number[]] = [[], []]
    await type(url, phraseOf(-1), alone, errors)
    await Promise.all(
      Array.from({ length: flags.visitors }, (_, visitor) => type(url, phraseOf(visitor), crowd, errors)),
    )
    if (errors.length > 0) console.error(errors[0])
    return {
      first,
      ranked,
      counts,
      facets,
      product,
      page,
      sorted,
      update,
      memory: await memory(),
      alone,
      crowd,
      errors: errors.length,
      throughput: counts.length / (counts.reduce((sum, one) => sum + one, 0) / 1000),
    }
  } finally {
    await stop()
  }
}

await fetchEngine(paths.cache, (sentence) => console.log(sentence))
const machine = readMachine()
const naive = await timeNaive(flags.size)
console.log('naive scan done')
const trials: ServiceTrial[] = []
for (const size of new Set([flags.small, flags.beside, flags.size])) {
  trials.push(await tryService(size))
  console.log(`${size} products done`)
}
if (!hasPostgres)
  console.log('PostgreSQL 15 with pg_trgm is left out: it is not installed (Debian: postgresql-15).')
const postgres = hasPostgres ? timePostgres(flags.beside, searches) : null
const tables = serviceTables(trials, naive, postgres && { ...postgres, size: flags.beside })
const largest = trials.at(-1)
const limits = largest ? serviceLimits(largest) : []
const files = await writeReport('service', {
  title: `The catalogue service with ${flags.size.toLocaleString('en')} products`,
  command: `npm run bench:service -- --size ${flags.size} --small ${flags.small} --beside ${flags.beside}`,
  machine,
  method: [
    `The service runs as \`npm run catalogue\` starts it, on the embedded engine, and is measured over HTTP on the same machine: ${searches.length} queries (\`bench/search-page/queries.ts\`), each once, so that no answer is kept from before. ${flags.visitors} visitors type at once, each another phrase, six letters long, the first slice and the total after each letter.`,
    `PostgreSQL has ${flags.beside.toLocaleString('en')} products: an index of trigrams over ${flags.size.toLocaleString('en')} takes longer than all else together. The visits to the shop are those of \`bench/catalogue-shop.ts\`, in Chromium on the same machine; there the service has the lowest priority (\`nice -n 19\`, and Linux’s \`autogroup\` of its session), since it and the visitor’s browser usually have a machine each.`,
  ],
  tables,
  limits,
  data: { trials, naive, postgres },
})
for (const table of tables) console.log(`\n${table.heading}\n\n${markdownTable(table)}`)
console.log(`\n${limitLines(limits).join('\n')}\n\n${files.join('\n')}`)
