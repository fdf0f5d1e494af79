import type { ProductDetails } from '#catalogue/product.ts'
import type { Backend } from './backend.ts'
import type { Engine } from './engine.ts'
import { createLanes, type LaneLimits } from './lanes.ts'
import { dropOldStates } from './old-states.ts'
import { createSqlView } from './sql-view.ts'
import type { Snapshot } from './stored-head.ts'
import { prepareState, readSnapshot } from './tables.ts'
import { updateCatalogue } from './update-catalogue.ts'

interface Options {
  readonly limits: LaneLimits
  /** The engine stops a query after so many seconds. */
  readonly seconds: number
  /** Milliseconds that a state stays readable after the next one: longer than any query lasts. */
  readonly kept: number
  /** Before and after an update: rejects with `LoadRuns` where a load would replace the new values. */
  readonly checkUpdate?: () => Promise<void>
  /** Called with each snapshot that an update has published. */
  readonly noteSnapshot?: (number: number) => Promise<void>
  /** The details of products that are stored without them. */
  readonly generated: (id: number) => ProductDetails | null
}

/** Answers from ClickHouse. A state that another program publishes is adopted by `refresh`. */
export async function createSqlBackend(
  engine: Engine,
  { limits, seconds, kept, generated, checkUpdate, noteSnapshot }: Options,
): Promise<Backend & { readonly refresh: () => Promise<void> }> {
  const within = createLanes(limits)
  const open = (snapshot: Snapshot) =>
    createSqlView(
      snapshot,
      (lane, make, signal) => within(lane, signal, () => engine.query(make(), { signal, seconds })),
      generated,
    )

  await prepareState(engine)
  const first = await readSnapshot(engine)
  let current = first && open(first)
  /** Updates run one after the other. */
  let updating: Promise<unknown> = Promise.resolve()

  /** A late reading of an older state changes nothing. */
  function adopt(latest: Snapshot | null): void {
    if (latest && latest.number > (current?.snapshot ?? 0)) current = open(latest)
  }

  return {
    view: () => current,
    update(changes) {
      const updated = updating.then(async () => {
        await checkUpdate?.()
        const { latest, ...result } = await updateCatalogue(engine, changes)
        await noteSnapshot?.(latest.number)
        // A load has begun meanwhile: what it publishes is without these values, so they are not acknowledged.
        await checkUpdate?.()
        adopt(latest)
        // What stays costs space alone, and the next update drops it.
        await dropOldStates(engine, kept).catch(() => undefined)
        return result
      })
      updating = updated.catch(() => undefined)
      return updated
    },
    refresh: async () => adopt(await readSnapshot(engine)),
    close: () => engine.close(),
  }
}
