import * as v from 'valibot'

const chunkSchema = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  name: v.optional(v.string()),
})

/** Vite's manifest: a map from source files (and chunk names) to built files. */
export const manifestSchema = v.record(v.string(), chunkSchema)
export type Manifest = v.InferOutput<typeof manifestSchema>

export interface RouteFiles {
  /** Files of `dist`, each once: everything that the page needs for its first render. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The key of a script by the name of its chunk (`scripts/vite/chunks.ts`). Throws where there is none. */
export function chunkNamed(manifest: Manifest, wanted: string): string {
  const [key] =
    Object.entries(manifest).find(([, { name, file }]) => name === wanted && file.endsWith('.js')) ?? []
  if (key === undefined) throw new Error(`There is no chunk called '${wanted}'.`)
  return key
}

/** The key of the chunk that every page loads first. */
export const entryOf = (manifest: Manifest): string => chunkNamed(manifest, 'shop')

/** All static imports of the given sources, transitively, with the sources. Throws for a source that was not built. */
export function filesOf(manifest: Manifest, sources: readonly string[]): RouteFiles {
  const reached = new Set<string>()
  const waiting = [...sources]
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    if (reached.has(source)) continue
    reached.add(source)
    waiting.push(...chunkOf(manifest, source).imports)
  }
  const chunks = [...reached].map((source) => chunkOf(manifest, source))
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js')),
    styles: [...new Set(chunks.flatMap(({ css }) => css))],
  }
}

function chunkOf(manifest: Manifest, source: string) {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`Nothing was built of '${source}'.`)
  return chunk
}
