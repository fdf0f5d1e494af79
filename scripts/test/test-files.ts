import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from '../paths.ts'

/**
 * Worker of a test file. Files without a DOM share workers and modules, `document` files share workers with a document,
 * which `tests/shared-document.ts` empties; those of the whole shop keep its modules as well. `pseudo` files run the shop
 * in its pseudo-language. The others have a worker of their own.
 */
type Worker = 'shared' | 'document' | 'shop' | 'pseudo' | 'own'

/** A file that mocks a module, or names another environment, would affect later files in its worker. */
function workerOf(file: string, source: string): Worker {
  if (/\.pseudo\.test\.tsx?$/.test(file)) return 'pseudo'
  if (/\bvi\.(?:mock|doMock)\(/.test(source)) return 'own'
  const environment = /^\/\/ @vitest-environment (.*)$/m.exec(source)?.[1]
  if (environment === undefined) return /\bvi\.resetModules\(/.test(source) ? 'own' : 'shared'
  if (environment !== 'happy-dom') return 'own'
  return file.startsWith('tests/shop/') ? 'shop' : 'document'
}

/** The test files of a kind of worker, relative to the root. */
export const findTests = (worker: Worker): string[] =>
  readdirSync(resolve(paths.root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => workerOf(file, readFileSync(resolve(paths.root, file), 'utf8')) === worker)
