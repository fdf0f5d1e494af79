import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { paths } from '../paths.ts'

// Runs the unit tests with the number of cases per property that docs/reliability.md states, and then all browser tests,
// sweeps included, on the tea shop and on Brooklyn Parcel. File names limit the run to those files of unit tests.
const files = process.argv.slice(2)

function run(command: readonly string[], env?: Record<string, string>): boolean {
  const { status } = spawnSync(process.execPath, command, {
    cwd: paths.root,
    stdio: 'inherit',
    env: { ...process.env, SAMPLE: 'full', ...env },
  })
  return status === 0
}

const results = [run([resolve(paths.root, 'node_modules/vitest/vitest.mjs'), 'run', ...files])]
// The step builds the shop, finds a browser and chooses a free port. The default shop is last, so that it stays in dist.
const browserTests = ['--import', 'tsx', 'scripts/test/test.ts', 'e2e']
if (files.length === 0) results.push(run(browserTests, { SHOP: 'tea' }), run(browserTests, { SHOP: '' }))
process.exitCode = results.every(Boolean) ? 0 : 1
