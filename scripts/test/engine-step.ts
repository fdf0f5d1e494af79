import { fetchEngine, hasEngine } from '../../src/catalogue-service/fetch-engine.ts'
import { onePassed, oneSkipped } from './count-tests.ts'
import type { StepResult } from './test-steps.ts'

/** Seconds that a run waits for the engine: a tenth of them is usual. */
const limit = 300

interface Options {
  readonly cache: string
  /** CI fetches the engine. Nobody else is sent half a gigabyte unasked. */
  readonly mayFetch: boolean
  /** For tests. */
  readonly fetch?: typeof fetchEngine
}

/** Looks for the embedded engine, which the tests on ClickHouse need. The output says whether they run. */
export async function findEngine({ cache, mayFetch, fetch = fetchEngine }: Options): Promise<StepResult> {
  const found = { isGood: true, output: 'The tests on ClickHouse are run.', counts: onePassed }
  const leftOut = (reason: string): StepResult => ({
    isGood: true,
    output: `The tests on ClickHouse are LEFT OUT. ${reason}`,
    counts: oneSkipped,
  })
  if (hasEngine(cache)) return found
  if (!mayFetch)
    return leftOut('The embedded engine is not in .cache: `npm run catalogue -- --load demo` fetches it.')
  const late = AbortSignal.timeout(limit * 1000)
  try {
    await fetch(cache, () => undefined, late)
    return found
  } catch (error) {
    if (late.aborted) return leftOut(`The embedded engine could not be fetched within ${limit} s.`)
    return leftOut(error instanceof Error ? error.message : String(error))
  }
}
