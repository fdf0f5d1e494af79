import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { resolve as resolvePath } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import {
  type Engine,
  EngineFailure,
  failureOf,
  type Row,
  rowsSchema,
  type Statement,
  statement,
} from './engine.ts'
import { jobComment, type EngineRequest } from './engine-messages.ts'
import { literalSql } from './literal-sql.ts'

interface Options {
  /** The folder of the library; absolute. */
  readonly library: string
  /** The folder of the data; absolute. One process at a time can open it. */
  readonly data: string
  /** Statements at a time. */
  readonly sessions: number
  /** The module of the engine's process; for tests. */
  readonly module?: string
}

const replySchema = v.union([
  v.object({ job: v.number(), answer: v.string() }),
  v.object({ job: v.number(), error: v.string() }),
])

const answerSchema = v.pipe(v.string(), v.parseJson(), rowsSchema)

/** Bytes that one statement may use. */
const mostMemory = 1_000_000_000

/** For the session that stops statements, and for Node itself. */
const spareThreads = 2

/** Milliseconds until an engine that does not stop is killed. */
const patience = 5000

interface Job {
  readonly resolve: (answer: string) => void
  readonly reject: (reason: unknown) => void
}

/** Characters of SQL: the engine refuses a statement of 262,144 bytes. */
const longestSql = 200_000

/** ClickHouse as a library in a process of its own, which is started when first needed and after each end. */
export function createEmbeddedEngine({ library, data, sessions, module }: Options): Engine {
  const file = module ?? fileURLToPath(new URL('engine-process.ts', import.meta.url))
  const jobs = new Map<number, Job>()
  let child: ChildProcess | null = null
  let lastJob = 0
  let isClosed = false

  function start(): ChildProcess {
    const started = fork(file, [library, data, String(sessions)], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // The library works on libuv's threads, four by default: a fifth statement, or the one that stops the others,
      // would wait for them.
      env: { ...process.env, UV_THREADPOOL_SIZE: String(sessions + spareThreads) },
    })
    started.on('message', (message) => {
      const parsed = v.safeParse(replySchema, message)
      if (!parsed.success) return
      const { output } = parsed
      const job = jobs.get(output.job)
      jobs.delete(output.job)
      if ('answer' in output) job?.resolve(output.answer)
      else job?.reject(failureOf(new Error(output.error)))
    })
    const end = (why: string) => {
      if (child !== started) return
      child = null
      for (const job of jobs.values()) job.reject(new EngineFailure('unavailable', why))
      jobs.clear()
    }
    started.once('error', (error) => end(error.message))
    started.once('exit', (code, signal) => end(`The engine's process ended: ${code ?? signal}`))
    return started
  }

  function sendRequest(make: (job: number) => EngineRequest, signal?: AbortSignal): Promise<string> {
    if (isClosed) return Promise.reject(new EngineFailure('unavailable', 'The engine is closed.'))
    signal?.throwIfAborted()
    child ??= start()
    const engine = child
    lastJob += 1
    const job = lastJob
    return new Promise((resolve, reject) => {
      const cancel = () => {
        jobs.delete(job)
        if (engine.connected) engine.send({ kind: 'cancel', job } satisfies EngineRequest)
        reject(signal?.reason)
      }
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          signal?.removeEventListener('abort', cancel)
          settle(value)
        }
      jobs.set(job, { resolve: settled(resolve), reject: settled(reject) })
      signal?.addEventListener('abort', cancel, { once: true })
      engine.send(make(job), (error) => {
        if (!error) return
        jobs.get(job)?.reject(new EngineFailure('unavailable', error.message))
        jobs.delete(job)
      })
    })
  }

  const send = (command: Statement) => sendRequest((job) => ({ kind: 'query', job, ...command }))

  /** The library runs one statement with bound values at a time, however many sessions there are. */
  const unbound = (command: Statement): Statement => {
    const sql = literalSql(command)
    return sql.length > longestSql ? command : statement(sql)
  }

  const reading = ({ sql, parameters }: Statement, job: number, seconds: number | undefined): Statement => {
    const settings = [
      `log_comment = '${jobComment(job)}'`,
      `max_memory_usage = ${mostMemory}`,
      ...(seconds === undefined ? [] : [`max_execution_time = ${seconds}`]),
    ]
    return unbound({ sql: `${sql} settings ${settings.join(', ')}`, parameters })
  }

  return {
    async query(command, { signal, seconds } = {}): Promise<readonly Row[]> {
      const answer = await sendRequest(
        (job) => ({ kind: 'query', job, ...reading(command, job, seconds) }),
        signal,
      )
      return v.parse(answerSchema, answer).data
    },
    async run(command) {
      await send(command)
    },
    async insert(table, columns, rows) {
      // The library reads this format from files alone.
      const rowsFile = resolvePath(data, `insert-${randomUUID()}.native`)
      try {
        await writeFile(rowsFile, rows)
        const names = columns.join(', ')
        const sql = `insert into ${table} (${names}) select ${names} from file({file:String}, 'Native')`
        await send(statement(sql, { file: rowsFile }))
      } catch (error) {
        throw error instanceof EngineFailure ? error : failureOf(error)
      } finally {
        await rm(rowsFile, { force: true })
      }
    },
    async close() {
      isClosed = true
      if (!child) return
      const ended = once(child, 'exit')
      const timer = setTimeout(() => child?.kill('SIGKILL'), patience)
      child.send({ kind: 'stop' } satisfies EngineRequest)
      await ended
      clearTimeout(timer)
    },
  }
}
