import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { isMain } from '../scripts/is-main.ts'
import { generated } from '../src/catalogues/demo/generated.ts'
import { foldSearch } from '../src/catalogue/words/fold.ts'
import { searchQueries } from './search-page/queries.ts'

/** Milliseconds, by query. */
const naiveSchema = v.object({ first: v.array(v.number()), counts: v.array(v.number()) })
export type NaiveTimes = v.InferOutput<typeof naiveSchema>

/** The plain scan in JavaScript over all lowered texts, in a process of its own with memory for them. */
export async function timeNaive(size: number): Promise<NaiveTimes> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-old-space-size=16000',
    '--import',
    'tsx',
    fileURLToPath(import.meta.url),
    String(size),
  ])
  return v.parse(v.pipe(v.string(), v.parseJson(), naiveSchema), stdout)
}

function measure(size: number): NaiveTimes {
  const texts: string[] = []
  for (let id = generated.firstId; id <= size; id += 1)
    // Whole strings: a joined one would be put together within the first scan.
    for (const text of [generated.name(id), generated.description(id)])
      texts.push(Buffer.from(text.toLowerCase()).toString('latin1'))
  /** How many match, at most `most`. */
  const scan = (sought: string, most: number) => {
    let total = 0
    for (let at = 0; at < texts.length && total < most; at += 2)
      if (texts[at]?.includes(sought) || texts[at + 1]?.includes(sought)) total += 1
    return total
  }
  const times = (most: number) =>
    searchQueries.map(({ search }) => {
      const sought = foldSearch(search)
      const start = performance.now()
      // The total is used, so that the scan cannot be left out.
      return scan(sought, most) < 0 ? Number.NaN : performance.now() - start
    })
  return { first: times(31), counts: times(Infinity) }
}

if (isMain(import.meta.url)) console.log(JSON.stringify(measure(Number(process.argv[2]))))
