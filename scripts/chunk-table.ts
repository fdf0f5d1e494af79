import { chunks, findChunk } from './chunks.ts'
import type { Manifest } from './measure-route.ts'

/** kB of 1000 bytes, as they travel, below which a file costs more in headers and a round trip than it saves. */
const leastWeight = 2

/** Under the least weight for a reason, which `chunks.ts` states; the bundler puts its runtime apart. */
const small: ReadonlySet<string> = new Set(['home', 'products', 'rating', 'filter-sheet', 'rolldown-runtime'])

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
      .map((name) => `The chunk '${name}' is missing in scripts/chunks.ts.`),
    ...chunks
      .filter((chunk) => !names.some((name) => findChunk(name) === chunk))
      .map(({ name }) => `The chunk '${name}' of scripts/chunks.ts was not built.`),
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
    '# Files of script, and when they come',
    'Written by `npm run budgets -- --write` from `scripts/chunks.ts`; `npm run budgets` fails where it differs from what was built. Styles of a part come with its script.',
    [
      '| Chunk | Fetched |',
      '| --- | --- |',
      ...chunks.map(({ name, when }) => `| \`${name}\` | ${when} |`),
    ].join('\n'),
  ].join('\n\n') + '\n'
