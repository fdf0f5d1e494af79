import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'

/** The version that the conformance suite was run with. */
const engineVersion = '3.4.0'

/** Where the embedded engine is installed, below a cache folder. */
export const engineFolder = (cache: string): string => resolve(cache, 'clickhouse')

export const hasEngine = (cache: string): boolean =>
  existsSync(resolve(engineFolder(cache), 'node_modules/chdb/package.json'))

/**
 * Installs the embedded engine unless it is there. Not a dependency of the project: half a gigabyte, which shops without
 * a service do not need. Rejects with a readable sentence, or where `signal` is aborted, and leaves nothing behind then.
 */
export async function fetchEngine(
  cache: string,
  say: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<string> {
  const folder = engineFolder(cache)
  if (hasEngine(cache)) return folder
  say(
    'Fetching the embedded engine (ClickHouse as a library, 540 MB) into .cache/clickhouse, once. With CLICKHOUSE_URL the service uses a server instead.',
  )
  await mkdir(folder, { recursive: true })
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--save-exact',
    `chdb@${engineVersion}`,
  ]
  let failure: unknown
  const status = await new Promise<number | null>((done) => {
    const child = spawn('npm', args, { stdio: 'ignore', shell: process.platform === 'win32', signal })
    child.once('error', (error) => {
      failure = error
    })
    child.once('close', done)
  })
  if (failure === undefined && status === 0 && hasEngine(cache)) return folder
  // Half an engine would count as one.
  await rm(folder, { recursive: true, force: true })
  signal?.throwIfAborted()
  throw new Error(
    `The embedded engine could not be installed: \`npm ${args.join(' ')}\` shows why. It needs Linux or macOS; elsewhere set CLICKHOUSE_URL.`,
  )
}
