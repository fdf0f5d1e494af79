import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { createEmbeddedEngine } from '#catalogue-service/embedded-engine.ts'
import { detailOf, type Engine, statement } from '#catalogue-service/engine.ts'
import { engineFolder, hasEngine } from '#catalogue-service/fetch-engine.ts'
import { loadCatalogue, type Loadable } from '#catalogue-service/load.ts'
import { createSqlBackend } from '#catalogue-service/sql-backend.ts'
import { hexOf } from '#catalogue-service/tables.ts'
import { paths } from '../../scripts/paths.ts'
import { generatedDetails } from './demo-catalogue.ts'
import { pidFile } from './pid-file.ts'

/** Half a gigabyte that tests do not fetch: `npm run catalogue -- --load demo` does. */
export const isEngineHere = hasEngine(paths.cache)

if (!isEngineHere)
  // Not by `console`, whose warnings fail a test.
  process.stderr.write(
    'The tests on ClickHouse are left out: the embedded engine is not in .cache (`npm run catalogue -- --load demo` fetches it).\n',
  )

/** Statements that the engine answers at a time. */
export const sessions = 4

export const backendOptions = {
  limits: { quick: 2, whole: 2, waiting: 1000 },
  seconds: 20,
  kept: 60_000,
  generated: generatedDetails,
}

/** The embedded engine without tables, in a folder that `close` removes. */
export async function openEngine() {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const engine = createEmbeddedEngine({
    library: engineFolder(paths.cache),
    data: folder,
    sessions,
    module: fileURLToPath(new URL('engine-process-with-pid.ts', import.meta.url)),
  })
  const close = async () => {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  }
  /** Ends the engine's process at once. */
  const kill = async () => process.kill(Number(await readFile(join(folder, pidFile), 'utf8')), 'SIGKILL')
  return { engine, kill, close }
}

/** A service's backend on an engine that has this catalogue alone, whatever earlier tests left. `kept` as in its options. */
export async function loadAlone(engine: Engine, catalogue: Loadable, kept = backendOptions.kept) {
  const tables = statement('select name from system.tables where database = currentDatabase()')
  for (const { name } of await engine.query(tables)) await engine.run(statement(`drop table ${String(name)}`))
  await loadCatalogue(engine, catalogue)
  return createSqlBackend(engine, { ...backendOptions, kept })
}

/** A service's backend on an embedded engine of its own. */
export async function openLoaded(catalogue: Loadable) {
  const opened = await openEngine()
  return { ...opened, backend: await loadAlone(opened.engine, catalogue) }
}

/** What the log has of a search in a table that is gone: the engine's message quotes the statement. */
export async function loggedOf(engine: Engine): Promise<string> {
  const text = hexOf('a visitor typed this')
  const sent = statement('select id from gone where position(name, unhex({text:String})) > 0', { text })
  const failure: unknown = await engine.query(sent).catch((error: unknown) => error)
  const detail = detailOf(failure)
  expect(detail).not.toContain(text)
  return detail
}
