import { spawnSync } from 'node:child_process'
import { paths } from '../paths.ts'

/**
 * Runs the unit tests with the number of cases per property that docs/reliability.md states, and then all browser tests on
 * the tea shop and on Brooklyn Parcel. File names limit the run to those files of unit tests.
 */
const files = process.argv.slice(2)

function run(command: readonly string[], shop?: string): boolean {
  const { status } = spawnSync('npm', command, {
    cwd: paths.root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SAMPLE: 'full', ...(shop !== undefined && { SHOP: shop }) },
  })
  return status === 0
}

const results = [run(['run', 'unit', '--', 'run', ...files])]
// The default shop is last, so that it stays in dist.
if (files.length === 0)
  for (const shop of ['tea', '']) results.push(run(['run', 'build'], shop) && run(['run', 'e2e'], shop))
process.exitCode = results.every(Boolean) ? 0 : 1
