import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { engineFolder } from '#catalogue-service/fetch-engine.ts'
import { createServerEngine } from '#catalogue-service/server-engine.ts'
import { paths } from '../../scripts/paths.ts'

const started = v.tuple([v.object({ port: v.number() }), v.unknown()])

/** The engine of CLICKHOUSE_URL, queried through @clickhouse/client: `clickhouse-server-process.ts`, which `close` ends. */
export async function openServer() {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const child = fork(
    fileURLToPath(new URL('clickhouse-server-process.ts', import.meta.url)),
    [engineFolder(paths.cache), folder],
    { execArgv: ['--import', 'tsx'] },
  )
  const [{ port }] = v.parse(started, await once(child, 'message'))
  const engine = createServerEngine({ url: `http://localhost:${port}`, sessions: 4 })
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const close = async () => {
    await engine.close()
    if (child.exitCode === null && child.signalCode === null) await stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { engine, stop, close }
}
