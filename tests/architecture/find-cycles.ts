import { posix } from 'node:path'
import type { SourceFile } from './check-imports.ts'
import { readImportsByKind } from './read-imports.ts'

/** Which others each file or folder imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/** The file of the repository that an import names; null for a package, and for a module that the build generates. */
function fileOf(path: string, request: string): string | null {
  if (request.startsWith('.')) return posix.join(posix.dirname(path), request)
  if (request === '#shop') return 'src/shop.config.ts'
  if (request.startsWith('#routes/')) return request.slice(1)
  return request.startsWith('#') ? `src/${request.slice(1)}` : null
}

/**
 * The graph of the files' imports, with types unless `types` is false; with those by `import()` and of workers where
 * `dynamic` is set.
 */
export function graphOf(files: readonly SourceFile[], { dynamic = false, types = true } = {}): ImportGraph {
  return new Map(
    files.map(({ path, text }) => {
      const found = readImportsByKind(path, text)
      const needed = types ? [...found.static, ...found.types] : found.values
      const requests = [...needed, ...(dynamic ? found.dynamic : [])]
      return [path, new Set(requests.flatMap((request) => fileOf(path, request) ?? []))]
    }),
  )
}

/**
 * The same graph between folders. At a depth of 2 `src/cart/cart.ts` becomes `src/cart`; a file that is less deep, as those
 * in `scripts` are, stays itself.
 */
export function graphOfFolders(graph: ImportGraph, depth = 2): ImportGraph {
  const folderOf = (path: string) => path.split('/').slice(0, depth).join('/')
  const folders = new Map<string, Set<string>>()
  for (const [path, targets] of graph) {
    const from = folderOf(path)
    const others = folders.get(from) ?? new Set()
    folders.set(from, others)
    for (const target of targets) if (folderOf(target) !== from) others.add(folderOf(target))
  }
  return folders
}

/** The shortest cycle through one node, as `a → b → a`; null for none. */
function cycleFrom(start: string, graph: ImportGraph): string[] | null {
  const previous = new Map<string, string>()
  // Grows while it is read: a search by breadth finds the shortest.
  const queue = [start]
  for (const node of queue)
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const cycle = [start]
        for (let at: string | undefined = node; at !== undefined; at = previous.get(at)) cycle.unshift(at)
        return cycle
      }
      if (previous.has(next)) continue
      previous.set(next, node)
      queue.push(next)
    }
  return null
}

/** A cycle through each node that has one, but for those of an earlier cycle. */
export function findCycles(graph: ImportGraph): string[] {
  const seen = new Set<string>()
  return [...graph.keys()].toSorted().flatMap((node) => {
    const cycle = seen.has(node) ? null : cycleFrom(node, graph)
    for (const one of cycle ?? []) seen.add(one)
    return cycle ? [cycle.join(' → ')] : []
  })
}
