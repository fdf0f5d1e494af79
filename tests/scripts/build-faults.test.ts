import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../scripts/paths.ts'

const build = (env: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['--import', 'tsx', resolve(paths.root, 'scripts/build.ts')], {
    cwd: paths.root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  })

test('a build that the owner has to mend ends with one sentence, and without a stack', () => {
  const { status, stderr } = build({ SHOP: 'no folder' })
  expect(stderr).toBe('“no folder” is no name of a folder in src/catalogues.\n')
  expect(status).toBe(1)
})
