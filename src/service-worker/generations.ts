import { nameOnOrigin } from '#site/path.ts'
import { pathOf } from './paths.ts'

const cacheName = nameOnOrigin('generation', import.meta.env.BASE_URL)
const record = '/generation'

/** The cached files that neither this version lists nor the one before it. */
export function findOutdated(
  cached: readonly string[],
  current: readonly string[],
  previous: readonly string[],
): string[] {
  const needed = new Set([...current, ...previous])
  return cached.filter((url) => !needed.has(url))
}

const isList = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((item) => typeof item === 'string')

async function readPrevious(records: Cache): Promise<readonly string[]> {
  const list: unknown = await (await records.match(record))?.json().catch(() => null)
  return isList(list) ? list : []
}

/**
 * Deletes files that are two versions old. Tabs that still run the version before may need its parts, which are gone
 * from the host: they stay cached for one more version. `keys` are this version's.
 */
export async function dropOutdated(files: Cache, keys: readonly string[]): Promise<void> {
  const records = await caches.open(cacheName)
  const isPart = (url: string) => pathOf(url).startsWith('/assets/')
  const previous = (await readPrevious(records)).filter(isPart)
  const cached = (await files.keys()).map(({ url }) => url)
  for (const url of findOutdated(cached, keys, previous)) await files.delete(url)
  await records.put(record, new Response(JSON.stringify(keys)))
}
