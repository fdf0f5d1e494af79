import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from './paths.ts'

/**
 * Worker of a test file. Files without a DOM share workers and modules, `document` files share workers with a document,
 * which `tests/shared-document.ts` empties; the others have one of their own.
 */
type Worker = 'shared' | 'document' | 'own'

/**
 * Files whose code listens to the document as long as a page lives (`boot`, the whole shop), or that fail after some
 * other files, which `npx vitest run --sequence.shuffle.files` shows.
 */
const needOwnDocument =
  /^tests\/(?:boot|shop)\/|^tests\/(?:browse\/grid\/virtual-rows|meeting\/form-frame|shell\/watch-pictures|ui\/hydration-trigger|ui\/island)\.test/

/** A file that mocks a module, or names another environment, would affect later files in its worker. */
export function workerOf(file: string, source: string): Worker {
  if (/\bvi\.(?:mock|doMock|resetModules)\(/.test(source)) return 'own'
  const environment = /^\/\/ @vitest-environment (.*)$/m.exec(source)?.[1]
  if (environment === undefined) return 'shared'
  return environment === 'happy-dom' && !needOwnDocument.test(file) ? 'document' : 'own'
}

/** The test files of a kind of worker, relative to the root. */
export const findTests = (worker: Worker): string[] =>
  readdirSync(resolve(paths.root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => workerOf(file, readFileSync(resolve(paths.root, file), 'utf8')) === worker)
