import { chunks, findChunk } from './chunks.ts'
import type { Manifest } from './measure-route.ts'

/** kB of 1000 bytes, compressed. A smaller file costs more in headers and a round trip than it saves. */
const leastWeight = 2

/** Exceptions below the least weight, for reasons in `chunks.ts`; the bundler emits its runtime separately. */
const small: ReadonlySet<string> = new Set([
  'home',
  'products',
  'rating',
  'save',
  'filter-sheet',
  'rolldown-runtime',
])

/** Sentences about chunks that are not listed, listed and not built, or too small. */
export async function findChunkProblems(
  manifest: Manifest,
  weigh: (file: string) => Promise<number>,
): Promise<string[]> {
  const built = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  const names = built.map(({ name = '' }) => name)
  const weights = await Promise.all(built.map(({ file }) => weigh(file)))
  return [
    ...names
      .filter((name) => !findChunk(name))
      .map((name) => `The chunk '${name}' is missing in scripts/vite/chunks.ts.`),
    ...chunks
      .filter((chunk) => !names.some((name) => findChunk(name) === chunk))
      .map(({ name }) => `The chunk '${name}' of scripts/vite/chunks.ts was not built.`),
    ...built.flatMap(({ name = '' }, index) => {
      const weight = weights[index] ?? 0
      return weight < leastWeight && !small.has(name)
        ? [`The chunk '${name}' has ${weight.toFixed(1)} kB, less than ${leastWeight}.`]
        : []
    }),
  ]
}

/** `docs/chunks.md`. */
export const chunkTable = (): string =>
  [
    '# Script files, and when they are fetched',
    'Written by `npm run budgets -- --write` from `scripts/vite/chunks.ts`; `npm run budgets` fails where it differs from what was built. The styles of a part are fetched with its script.',
    [
      '| Chunk | Fetched |',
      '| --- | --- |',
      ...chunks.map(({ name, when }) => `| \`${name}\` | ${when} |`),
    ].join('\n'),
  ].join('\n\n') + '\n'
