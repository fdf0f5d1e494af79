import { setTimeout as sleep } from 'node:timers/promises'
import { requireChdb, type ChdbSession } from './chdb.ts'
import { jobComment, type EngineReply, type EngineRequest } from './engine-messages.ts'

/*
 * The embedded engine's process: `embedded-engine.ts` starts it with the folder of the library, the folder of the data
 * and the number of sessions. A process of its own, since a failure of the library ends it.
 */
const [libraryFolder = '', dataFolder = '', sessionCount = '1'] = process.argv.slice(2)

const { Session } = requireChdb(libraryFolder)
const free: ChdbSession[] = Array.from({ length: Number(sessionCount) }, () => new Session(dataFolder))
/** Reserved for stopping the statements of the others. */
const control = new Session(dataFolder)
const waiting: ((session: ChdbSession) => void)[] = []
/** Jobs that wait or run, and those of them whose clients have left. */
const active = new Set<number>()
const cancelled = new Set<number>()

const takeSession = (): Promise<ChdbSession> => {
  const session = free.pop()
  return session ? Promise.resolve(session) : new Promise((resolve) => waiting.push(resolve))
}

function returnSession(session: ChdbSession): void {
  const next = waiting.shift()
  if (next) next(session)
  else free.push(session)
}

const format = { format: 'JSON' }

const reply = (message: EngineReply) => process.send?.(message)

async function work(job: number, run: (session: ChdbSession) => Promise<string>): Promise<void> {
  active.add(job)
  const session = await takeSession()
  try {
    if (!cancelled.has(job)) reply({ job, answer: await run(session) })
    returnSession(session)
  } catch (error) {
    reply({ job, error: error instanceof Error ? error.message : String(error) })
    // What a stopped statement has written so far would precede the next answer of its session.
    session.close()
    returnSession(new Session(dataFolder))
  } finally {
    active.delete(job)
    cancelled.delete(job)
  }
}

/** Milliseconds between two attempts: a statement that has just begun is not in the engine's list yet. */
const interval = 50

async function stop(job: number): Promise<void> {
  while (active.has(job)) {
    // Without placeholders, with which this statement never ends; the number is our own.
    await control
      .queryAsync(`kill query where Settings['log_comment'] = '${jobComment(job)}' async`, format)
      .catch(() => undefined)
    await sleep(interval)
  }
}

process.on('message', (request: EngineRequest) => {
  switch (request.kind) {
    case 'query':
      return void work(request.job, async (session) => {
        const { sql, parameters } = request
        const hasValues = Object.keys(parameters).length > 0
        const result = await (hasValues
          ? session.queryBindAsync(sql, parameters, format)
          : session.queryAsync(sql, format))
        return result.text()
      })
    case 'cancel':
      cancelled.add(request.job)
      return void stop(request.job)
    case 'stop':
      return process.exit(0)
  }
})
// The service has ended. `process.exit` would wait for running statements.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// The service decides when its engine stops; a terminal sends these to both.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
