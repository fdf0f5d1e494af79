import { resolve } from 'node:path'
import { startServer } from '../scripts/serve/serve.ts'
import { plainDesktop, slowPhone, type Emulation } from './emulation.ts'
import { readFlags } from './flags.ts'
import { interleave } from './interleave.ts'
import { tryLoad, type LoadTrial } from './load-trial.ts'
import { describeMachine, readMachine } from './machine.ts'
import { openPlainBrowser } from './plain-page.ts'
import { markdownTable } from './report.ts'
import { median } from './statistics.ts'

/**
 * `npm run bench:compare -- --folders .,../without-x [--paths /,/products] [--on phone,desktop] [--runs 7]` compares
 * builds of several copies of this project, each built beforehand: cold loads on the slow phone, and unthrottled
 * ones on a desktop. It prints medians in milliseconds; only the difference
 * between two rows of one table means anything. It shows what a mechanism saves: take it out of a copy, build, compare.
 */
const { runs, texts } = readFlags(process.argv.slice(2), { runs: 7 }, ['folders', 'paths', 'on'])
const folders = (texts.get('folders') ?? '.').split(',')
const paths = (texts.get('paths') ?? '/,/products,/product/1').split(',')

const columns = {
  FCP: ({ fcp }: LoadTrial) => fcp,
  LCP: ({ lcp }: LoadTrial) => lcp,
  'LCP − FCP': ({ fcp, lcp }: LoadTrial) => lcp - fcp,
  TBT: ({ tbt }: LoadTrial) => tbt,
  responds: ({ interactive }: LoadTrial) => interactive ?? Number.NaN,
  kB: ({ bytes }: LoadTrial) => bytes / 1000,
}

const browser = await openPlainBrowser()
const sites = await Promise.all(
  folders.map(async (folder) => ({
    folder,
    server: await startServer({
      port: 0,
      dist: resolve(folder, 'dist'),
      siteFacts: resolve(folder, '.cache/site.json'),
    }),
  })),
)
const variants = paths.flatMap((path) =>
  sites.map(({ folder, server }) => ({ path, folder, url: server.url })),
)
const measure = (emulation: Emulation) =>
  interleave(variants, runs, ({ path, url }) => {
    process.stderr.write('.')
    return tryLoad(browser, { url: url + path, emulation })
  })
const conditions = new Map([
  ['phone', { name: 'Slow phone', run: () => measure(slowPhone) }],
  ['desktop', { name: 'Unthrottled desktop', run: () => measure(plainDesktop) }],
])
const chosen = (texts.get('on') ?? 'phone').split(',').map((key) => {
  const condition = conditions.get(key)
  if (!condition) throw new Error(`--on knows ${[...conditions.keys()].join(', ')}, not '${key}'.`)
  return condition
})
try {
  console.log(`${await browser.version()}, ${runs} runs, on ${describeMachine(readMachine())}`)
  for (const { name, run } of chosen) {
    const rows = [...(await run())].map(([{ path, folder }, trials]) => [
      path,
      folder,
      ...Object.values(columns).map((read) => median(trials.map(read)).toFixed(0)),
    ])
    console.log(
      `\n${name}\n\n${markdownTable({ columns: ['Page', 'build', ...Object.keys(columns)], rows })}`,
    )
  }
} finally {
  await Promise.all(sites.map(({ server }) => server.close()))
  await browser.close()
}
