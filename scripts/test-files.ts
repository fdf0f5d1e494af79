import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from './paths.ts'

/** A file that names its environment, such as a DOM, or mocks a module would affect later files in its worker. */
export const needsOwnWorker = (source: string): boolean =>
  /^\/\/ @vitest-environment |\bvi\.(?:mock|doMock|resetModules)\(/m.test(source)

/** The test files that can share a worker, relative to the root. */
export const findSharedTests = (): readonly string[] =>
  readdirSync(resolve(paths.root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => !needsOwnWorker(readFileSync(resolve(paths.root, file), 'utf8')))
