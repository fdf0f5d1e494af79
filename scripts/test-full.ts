import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { paths } from './paths.ts'

// Runs the unit tests with the number of cases per property that docs/reliability.md states. File names limit the
// run to those files.
const vitest = resolve(paths.root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: paths.root,
  stdio: 'inherit',
  env: { ...process.env, SAMPLE: 'full' },
})
process.exitCode = status ?? 1
