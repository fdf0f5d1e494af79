import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { engineFolder } from '#catalogue-service/fetch-engine.ts'
import { onePassed, oneSkipped } from '../../../scripts/test/count-tests.ts'
import { findEngine } from '../../../scripts/test/engine-step.ts'
import { steps } from '../../../scripts/test/test-steps.ts'

let cache = ''
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'engine-step-'))
})
afterEach(() => rm(cache, { recursive: true, force: true }))

const unfetched = () => Promise.reject(new Error('It must not be fetched.'))

test('an engine that is there is used', async () => {
  const folder = join(engineFolder(cache), 'node_modules/chdb')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{}')
  expect(await findEngine({ cache, mayFetch: true, fetch: unfetched })).toEqual({
    isGood: true,
    output: 'The tests on ClickHouse are run.',
    counts: onePassed,
  })
})

test('a run without the engine says that its tests are left out, and fetches nothing unasked', async () => {
  const { output, ...rest } = await findEngine({ cache, mayFetch: false, fetch: unfetched })
  expect(rest).toEqual({ isGood: true, counts: oneSkipped })
  expect(output).toContain('The tests on ClickHouse are LEFT OUT. The embedded engine is not in .cache')
})

test('CI fetches the engine', async () => {
  expect(await findEngine({ cache, mayFetch: true, fetch: () => Promise.resolve(cache) })).toMatchObject({
    counts: onePassed,
  })
})

test('CI that cannot fetch the engine says why its tests are left out, and goes on', async () => {
  expect(
    await findEngine({ cache, mayFetch: true, fetch: () => Promise.reject(new Error('No network.')) }),
  ).toEqual({
    isGood: true,
    output: 'The tests on ClickHouse are LEFT OUT. No network.',
    counts: oneSkipped,
  })
})

test('every run of all tests shows whether the engine is there, before the tests that need it', () => {
  const names = steps.map(({ name }) => name)
  expect(steps.find(({ name }) => name === 'engine')).toMatchObject({ showsOutput: true })
  expect(names.indexOf('engine')).toBeLessThan(names.indexOf('unit'))
})
