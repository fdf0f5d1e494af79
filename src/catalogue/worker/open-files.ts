import type { QueryClient } from '@tanstack/react-query'
import { openLocalShard } from './open-local-shard.ts'
import { createLargeSource, type LargeSource } from './large-source.ts'
import { shardOpener } from './open-shard.ts'
import { type FileFacts, fileCatalogue } from '../files/file-catalogue.ts'
import { readerOf, readFacts, readNewerFacts } from '../files/read-file.ts'
import { openTableRecords } from '../files/table-records.ts'

/**
 * The source of one version. The workers start with the first search or filter: who only looks at products does not load
 * the whole catalogue. The build searches in its own thread.
 */
function openVersion(facts: FileFacts): LargeSource {
  const read = readerOf(facts.version)
  const catalogue = fileCatalogue(facts, read)
  return import.meta.env.SSR
    ? createLargeSource(
        catalogue,
        openLocalShard((from, to) => openTableRecords(from, to, { read })),
      )
    : createLargeSource(catalogue, shardOpener(facts.version))
}

/**
 * Opens a catalogue in files. A deploy may remove those of the version before: where a query fails and the host has
 * another version, this is opened, the query is repeated, and the answers in `client` are replaced.
 */
export async function openLarge(_size: number, client: QueryClient): Promise<LargeSource> {
  const facts = await readFacts()
  let source = openVersion(facts)
  /** No version is opened twice: servers of one host can have different ones during a deploy. */
  const opened = new Set([facts.version])

  /** Whether another version is open than the one that has failed. Rejects where its release is a newer one. */
  async function replace(failed: LargeSource): Promise<boolean> {
    const newer = await readNewerFacts(opened)
    // Another query may have opened it meanwhile.
    if (newer && source === failed) {
      opened.add(newer.version)
      source = openVersion(newer)
      failed.close()
      // Queries in progress repeat themselves.
      void client.invalidateQueries({
        queryKey: ['catalogue'],
        predicate: ({ state }) => state.fetchStatus === 'idle',
      })
    }
    return source !== failed
  }

  async function ask<Answer>(
    query: (asked: LargeSource) => Promise<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const asked = source
    try {
      const answer = await query(asked)
      // Else it is of the version before.
      if (asked === source) return answer
    } catch (error) {
      signal?.throwIfAborted()
      if (asked === source && !(await replace(asked))) throw error
    }
    return ask(query, signal)
  }

  return {
    slice: (listQuery, page, signal) => ask((asked) => asked.slice(listQuery, page, signal), signal),
    first: (listQuery, signal) => ask((asked) => asked.first(listQuery, signal), signal),
    product: (id, size) => ask((asked) => asked.product(id, size)),
    near: (id, size) => ask((asked) => asked.near(id, size)),
    counts: (listQuery, signal) => ask((asked) => asked.counts(listQuery, signal), signal),
    facets: (listQuery, signal) => ask((asked) => asked.facets(listQuery, signal), signal),
    open: () => ask((asked) => asked.open()),
    close: () => source.close(),
  }
}
