import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { places } from './places.ts'

// The unit tests with every property tried as often as docs/reliability.md says. Names of files narrow it down.
const vitest = resolve(places.root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: places.root,
  stdio: 'inherit',
  env: { ...process.env, SAMPLE: 'full' },
})
process.exitCode = status ?? 1
