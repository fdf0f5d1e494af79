import { tryBuild, type BuildTrial } from './build-trial.ts'
import { readFlags } from './flags.ts'
import { readMachine } from './machine.ts'
import { openBrowser } from './open-browser.ts'
import { limitLines, markdownTable, writeReport } from './report.ts'
import { openSearchPage } from './search-page.ts'
import type { ContenderName } from './search-page/main.ts'
import { searchQueries } from './search-page/queries.ts'
import { searchLimits, searchPlot, searchTables } from './search-report.ts'
import { openProbe, trySearches, type SearchTrials } from './search-trial.ts'

const names: readonly ContenderName[] = [
  'ours',
  'ours, given records',
  'ours, best match first',
  'naive filter',
  'lowercase kept',
  'uFuzzy',
  'fuse.js',
  'flexsearch',
  'minisearch',
]
const largest = 1_000_000
const sizes = [200, 10_000, 100_000, largest]
/** Peers that take seconds for some queries run each query once: all rounds would take hours. */
const slow = new Set<ContenderName>(['uFuzzy', 'fuse.js', 'flexsearch', 'minisearch'])

/** One line of milliseconds a round, in the order of the queries; without the results. */
const shorten = ({ rounds, ...trial }: SearchTrials) => ({
  ...trial,
  rounds: rounds.map((times) => ({
    took: lineOf(times.map(({ took }) => took)),
    ...(trial.name.startsWith('ours') && {
      page: lineOf(times.map(({ took, page: whole }) => whole ?? took)),
    }),
  })),
})

const lineOf = (values: readonly number[]) => values.map((value) => value.toFixed(3)).join(' ')

const { runs } = readFlags(process.argv.slice(2), { runs: 5 })
const machine = readMachine()
const browser = await openBrowser()
const site = await openSearchPage(sizes.slice(1))
try {
  const builds: BuildTrial[] = []
  for (let run = 0; run < runs; run += 1)
    for (const origin of ['generated', 'given'] as const)
      builds.push(await tryBuild(browser, site.url, origin, largest))
  const page = await openProbe(browser, site.url)
  const trials: SearchTrials[] = []
  for (const size of sizes) {
    const roundsOf = (name: ContenderName) => (size >= 100_000 && slow.has(name) ? 1 : runs)
    trials.push(...(await trySearches(page, names, size, roundsOf)))
  }
  const results = { trials, builds, largest }
  const tables = searchTables(results)
  const limits = searchLimits(results)
  const files = await writeReport('catalogue-search', {
    title: 'Search in catalogues of 200 to 1,000,000 products',
    command: `npx tsx bench/catalogue-search.ts --runs ${runs}`,
    machine,
    method: [
      `Chromium ${browser.version()}, ${searchQueries.length} queries (\`bench/search-page/queries.ts\`) run ${runs} times; contenders take turns after each query, and each query starts with another one. Texts are the shop's own generated ones: about 150 bytes a product, no two alike. The page is isolated, so that its clock is exact.`,
      "Ours is the shop's own source: in the page up to 2,000 products, in two workers above, whose slower one counts. Given records are the same products, read from files that this machine serves uncompressed; opening them includes the transfer. “Best match first” searches the same records, and ranks what it finds; what it found is compared in the catalogue's order. Each peer has a worker of its own with its own texts, and finds all ids in catalogue order. At 100,000 and above uFuzzy, fuse.js, flexsearch and minisearch run once. A build over 60 s and a search over 10 s are stopped.",
      'A result is exact where it equals that of the naive filter (`toLowerCase` of the texts, `includes` of the folded search text, name or description: the generated texts have no letter that folding changes otherwise) in its total and in the products of the first, the middle and the last slice. Peers are configured for substrings: fuse.js by its exact-match syntax, flexsearch by `tokenize: full`, minisearch by all suffixes of all words.',
    ],
    plot: searchPlot(results),
    tables,
    limits,
    data: { trials: trials.map(shorten), builds },
  })
  for (const table of tables) console.log(`\n${table.heading}\n\n${markdownTable(table)}`)
  console.log(`\n${limitLines(limits).join('\n')}\n\n${files.join('\n')}`)
} finally {
  site.close()
  await browser.close()
}
