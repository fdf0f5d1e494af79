import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parts } from '../mutation/parts.ts'
import { paths } from '../paths.ts'

// Mutates one part after another; all parts, or the named ones: `npm run test:mutation -- cart meeting`.
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`No part is called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)

const stryker = resolve(paths.root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
for (const [name, { files, tests }] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n${name}: mutation tests`)
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', 'scripts/mutation/stryker.json', '--mutate', files.join(',')],
    { cwd: paths.root, stdio: 'inherit', env: { ...process.env, MUTATION_TESTS: tests.join(',') } },
  )
  if (status !== 0) process.exitCode = 1
}
