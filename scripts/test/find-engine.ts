import { fetchEngine, hasEngine } from '../../src/catalogue-service/fetch-engine.ts'
import { paths } from '../paths.ts'

/** Seconds that a run waits for the engine: a tenth of them is usual. */
const limit = 300

/**
 * Says whether the tests on ClickHouse run: they need the embedded engine. CI fetches it; nobody else is sent half a
 * gigabyte unasked.
 */
async function findEngine(): Promise<string> {
  if (hasEngine(paths.cache)) return 'The tests on ClickHouse are run.'
  if (process.env['CI'] !== 'true')
    return 'The tests on ClickHouse are LEFT OUT. The embedded engine is not in .cache: `npm run catalogue -- --load demo` fetches it.'
  const late = AbortSignal.timeout(limit * 1000)
  try {
    await fetchEngine(paths.cache, () => undefined, late)
    return 'The tests on ClickHouse are run.'
  } catch (error) {
    const reason = late.aborted
      ? `The embedded engine could not be fetched within ${limit} s.`
      : String(error instanceof Error ? error.message : error)
    return `The tests on ClickHouse are LEFT OUT. ${reason}`
  }
}

console.log(await findEngine())
