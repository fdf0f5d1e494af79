import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from '../paths.ts'

/**
 * Worker of a test file. Files without a DOM share workers and modules, and `document` files workers with a document, which
 * `tests/shared-document.ts` empties. Those that mock modules, or are of single parts, import them anew; those of the whole
 * shop keep its modules. `pseudo` files run the shop in its pseudo-language, in the full run alone. The others have a worker
 * of their own.
 */
type Worker = 'shared' | 'mocking' | 'document' | 'shop' | 'pseudo' | 'own'

function workerOf(file: string, source: string): Worker {
  if (/\.pseudo\.test\.tsx?$/.test(file)) return 'pseudo'
  const isMocking = /\bvi\.(?:mock|doMock|resetModules)\(/.test(source)
  const environment = /^\/\/ @vitest-environment (.*)$/m.exec(source)?.[1]
  if (environment === undefined) return isMocking ? 'mocking' : 'shared'
  if (environment !== 'happy-dom') return 'own'
  return file.startsWith('tests/shop/') && !isMocking ? 'shop' : 'document'
}

/** The test files of a kind of worker, relative to the root. */
export const findTests = (worker: Worker): string[] =>
  readdirSync(resolve(paths.root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => workerOf(file, readFileSync(resolve(paths.root, file), 'utf8')) === worker)
