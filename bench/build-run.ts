import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { paths } from '../scripts/paths.ts'

interface Build {
  /** Absolute, below the root: pages import packages. What an earlier build left there makes the build a warm one. */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  /** Of the products that get a page; those of the shop's configuration where it is missing. */
  readonly productIds?: readonly number[]
}

/** Builds a shop in a process of its own. Seconds include the start; memory is the highest, in MB of 1,000,000 bytes. */
export async function runBuild({
  folder,
  env,
  productIds,
}: Build): Promise<{ seconds: number; memory: number }> {
  const start = performance.now()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      // As `npm run build`: garbage is collected sooner, which saves 300 MB.
      '--max-semi-space-size=4',
      '--heap-growing-percent=30',
      '--import',
      'tsx',
      resolve(paths.root, 'bench/build-process.ts'),
      folder,
      ...(productIds ? [productIds.join()] : []),
    ],
    { cwd: paths.root, env: { ...process.env, NODE_OPTIONS: '', ...env } },
  )
  const memory = Number(stdout.trimEnd().split('\n').at(-1)) / 1e6
  return { seconds: (performance.now() - start) / 1000, memory }
}
