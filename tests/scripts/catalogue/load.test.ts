import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataFolders } from '../../../src/catalogue-service/data-folders.ts'
import { readSettings } from '../../../src/catalogue-service/settings.ts'
import * as engine from '../../../scripts/catalogue/engine.ts'
import { load } from '../../../scripts/catalogue/load.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'load-'))
  Object.assign(engine.folders, dataFolders(root))
})
afterEach(() => rm(root, { recursive: true }))

vi.mock(import('../../../scripts/catalogue/engine.ts'), async (original) => ({
  ...(await original()),
  openEmbedded: () => Promise.reject(new Error('no engine')),
}))

/** The message of a load that fails. */
const failLoad = () =>
  load('tea', readSettings({}), () => undefined).then(
    () => 'loaded',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )

const failed = 'Nothing was loaded; the previous catalogue stays.'

test('a load whose engine cannot be opened leaves no lock and no folder', async () => {
  const message = await failLoad()
  expect(await readdir(root)).toEqual([])
  expect(message).toBe(failed)
})

test('a load whose folder cannot be made leaves no lock', async () => {
  vi.spyOn(engine.folders, 'create').mockRejectedValue(new Error('no space left on device'))
  const message = await failLoad()
  expect(await readdir(root)).toEqual([])
  expect(message).toBe(failed)
})
