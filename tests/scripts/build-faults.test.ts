import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../scripts/paths.ts'

const run = (script: readonly string[], env: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, script, {
    cwd: paths.root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1', ...env },
  })

const sentence = '“no folder” cannot be the name of a folder in src/catalogues: it must be of a-z, 0-9 and -.'

test('a build that the owner has to mend ends with one sentence, and without a stack', () => {
  const { status, stderr } = run(['--import', 'tsx', resolve(paths.root, 'scripts/build.ts')], {
    SHOP: 'no folder',
  })
  expect(stderr).toBe(`${sentence}\n`)
  expect(status).toBe(1)
})

test('a development server that the owner has to mend says the sentence, and prints no stack', () => {
  // Without `VITEST`, as in a terminal.
  const { status, stderr } = run([resolve(paths.root, 'node_modules/vite/bin/vite.js')], {
    SHOP: 'no folder',
    VITEST: '',
  })
  expect(stderr).toContain(sentence)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(status).toBe(1)
})
