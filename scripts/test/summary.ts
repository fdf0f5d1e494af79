import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { paths } from '../paths.ts'

// The last lines of `npm test`, which are reached only where every step has succeeded: the tests of both runners together,
// from their JSON reports.
const count = v.number()
const unitReport = v.object({ numPassedTests: count, numFailedTests: count, numPendingTests: count })
const browserReport = v.object({
  stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
})

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(resolve(paths.cache, name), 'utf8'))

const unit = v.parse(unitReport, await read('unit.json'))
const { stats } = v.parse(browserReport, await read('e2e.json'))
const passed = unit.numPassedTests + stats.expected
const failed = unit.numFailedTests + stats.unexpected + stats.flaky
const skipped = unit.numPendingTests + stats.skipped
const { date, engines } = v.parse(
  v.object({ date: v.string(), engines: v.string() }),
  JSON.parse(await readFile(resolve(paths.root, 'e2e/engines/last-walk.json'), 'utf8')),
)
console.log(`\nLast walked in other engines on ${date} (npm run test:engines): ${engines}.`)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
