import { spawnSync } from 'node:child_process'
import { paths } from '../paths.ts'

/**
 * Runs the unit tests with the number of cases per property that docs/reliability.md states, and then all browser tests.
 * File names limit the run to those files of unit tests.
 */
const files = process.argv.slice(2)

function run(...command: readonly string[]): boolean {
  const { status } = spawnSync('npm', command, {
    cwd: paths.root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SAMPLE: 'full' },
  })
  return status === 0
}

const arePassed = [run('run', 'unit', '--', 'run', ...files)]
if (files.length === 0) arePassed.push(run('run', 'build') && run('run', 'e2e'))
process.exitCode = arePassed.every(Boolean) ? 0 : 1
