import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'

/** The version that the conformance suite was run with. */
const engineVersion = '3.4.0'

/** Where the embedded engine is installed, below a cache folder. */
export const engineFolder = (cache: string): string => resolve(cache, 'clickhouse')

export const hasEngine = (cache: string): boolean =>
  existsSync(resolve(engineFolder(cache), 'node_modules/chdb/package.json'))

/**
 * Installs the embedded engine unless it is there. Not a dependency of the project: half a gigabyte, which shops without
 * a service do not need. Rejects with a readable sentence.
 */
export async function fetchEngine(cache: string, say: (sentence: string) => void): Promise<string> {
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
  const status = await new Promise<number | null>((done, failed) => {
    const child = spawn('npm', args, { stdio: 'ignore', shell: process.platform === 'win32' })
    child.once('error', failed)
    child.once('close', done)
  })
  if (status !== 0 || !hasEngine(cache))
    throw new Error(
      `The embedded engine could not be installed: \`npm ${args.join(' ')}\` shows why. It needs Linux or macOS; elsewhere set CLICKHOUSE_URL.`,
    )
  return folder
}
