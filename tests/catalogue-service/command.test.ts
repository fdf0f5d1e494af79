import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { paths } from '../../scripts/paths.ts'

test('a load that fails says what the engine said', async () => {
  // Nothing listens there.
  const env = { ...process.env, CLICKHOUSE_URL: 'http://localhost:1', NODE_OPTIONS: '' }
  const command = ['--import', 'tsx', resolve(paths.root, 'scripts/catalogue.ts'), '--load', 'tea']
  const failed: unknown = await promisify(execFile)(process.execPath, command, { env }).catch(
    (error: unknown) => error,
  )
  expect(failed).toHaveProperty('code', 1)
  expect(failed instanceof Error && 'stderr' in failed && failed.stderr).toMatch(
    /^Nothing was loaded; the previous catalogue stays\.\n.*ECONNREFUSED/,
  )
})
