import { resolve } from 'node:path'
import type { GeneratedProducts } from '../../src/catalogue/generated-products.ts'
import type { ProductDetails } from '../../src/catalogue/product.ts'
import { LoadRuns } from '../../src/catalogue-service/backend.ts'
import { type Engine, openWith } from '../../src/catalogue-service/engine.ts'
import { followSource } from '../../src/catalogue-service/followed-backend.ts'
import type { Log } from '../../src/catalogue-service/log.ts'
import { type RunningService, startService } from '../../src/catalogue-service/serve.ts'
import { createServerEngine } from '../../src/catalogue-service/server-engine.ts'
import type { Settings } from '../../src/catalogue-service/settings.ts'
import { createSqlBackend } from '../../src/catalogue-service/sql-backend.ts'
import { readStoredHead } from '../../src/catalogue-service/tables.ts'
import { paths } from '../paths.ts'
import { readCatalogue } from './read-catalogue.ts'
import { folders, openEmbedded, quickAtOnce, sessionsOf } from './engine.ts'

/** Milliseconds between two polls for a new load or an update by another service. */
const interval = 1000

/** Milliseconds that a state is kept beyond the deadline of its last query: another service may poll late. */
const spareTime = 10_000

/** A generated product's details are a function of its id, so they are not stored. */
async function detailsOf(engine: Engine): Promise<(id: number) => ProductDetails | null> {
  const head = await readStoredHead(engine)
  const generated: GeneratedProducts | null =
    head && (await readCatalogue(resolve(paths.root, 'src/catalogues', head.catalogue))).generated
  return (id) => (generated && id >= generated.firstId ? generated.product(id) : null)
}

/** Serves the current catalogue until it is closed. */
export async function serveCatalogue(settings: Settings, log: Log): Promise<RunningService> {
  const { CLICKHOUSE_URL: server } = settings
  const sessions = sessionsOf(settings)
  const backend = await followSource({
    source: () => (server === undefined ? folders.current() : Promise.resolve(server)),
    async open(source) {
      if (server === undefined) await folders.use(source)
      const engine =
        server === undefined
          ? await openEmbedded(source, sessions, (sentence) => log('info', sentence))
          : createServerEngine({ url: server, sessions })
      return openWith(engine, async () =>
        createSqlBackend(engine, {
          limits: {
            quick: quickAtOnce,
            whole: settings.CATALOGUE_AT_ONCE,
            waiting: settings.CATALOGUE_WAITING,
          },
          seconds: settings.CATALOGUE_DEADLINE,
          kept: settings.CATALOGUE_DEADLINE * 1000 + spareTime,
          generated: await detailsOf(engine),
          ...(server === undefined && {
            async checkUpdate() {
              if ((await folders.isLoading()) || (await folders.current()) !== source)
                throw new LoadRuns('Another catalogue is being loaded, or is about to be opened.')
            },
            noteSnapshot: (number: number) => folders.noteSnapshot(number),
          }),
        }),
      )
    },
    closed: (folder) => (server === undefined ? folders.remove(folder) : Promise.resolve()),
    log,
    interval,
    grace: settings.CATALOGUE_DEADLINE * 1000,
  })
  return startService(
    {
      backend,
      log,
      origins: settings.CATALOGUE_ORIGINS,
      cacheSeconds: settings.CATALOGUE_CACHE_SECONDS,
      deadline: settings.CATALOGUE_DEADLINE,
      token: settings.CATALOGUE_TOKEN ?? null,
    },
    settings.PORT,
    settings.HOST,
  )
}
