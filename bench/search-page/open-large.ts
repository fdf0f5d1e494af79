import { fileCatalogue, type FileFacts } from '#catalogue/files/file-catalogue.ts'
import { generatedCatalogue } from '#catalogue/worker/generated-catalogue.ts'
import { createLargeSource, type LargeSource } from '#catalogue/worker/large-source.ts'
import type { FromShard } from '#catalogue/worker/messages.ts'
import { readProgress, subscribeProgress } from '#catalogue/worker/progress.ts'
import { readGivenFile } from './given-files.ts'
import { workerOpener } from './open-worker.ts'

/** The source of the products: generated in the worker, or read from files. */
export type Origin = 'generated' | 'given'

const isFacts = (value: unknown): value is FileFacts =>
  typeof value === 'object' && value !== null && 'countByCode' in value

async function givenCatalogue(size: number) {
  const facts = await readGivenFile(size, 'facts.json')
  if (!isFacts(facts)) throw new Error('facts.json is damaged.')
  return fileCatalogue(facts, (name) => readGivenFile(size, name))
}

/** Starts the workers of a large catalogue. `onMessage` is called with every message of theirs. */
export async function openLarge(
  origin: Origin,
  size: number,
  onMessage: (message: FromShard) => void,
): Promise<LargeSource> {
  const catalogue = origin === 'given' ? await givenCatalogue(size) : generatedCatalogue(size)
  const source = createLargeSource(catalogue, workerOpener(origin, size, onMessage))
  await source.open()
  return source
}

/** Resolves once all products are searchable. */
export const waitUntilBuilt = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = subscribeProgress(() => {
      if (readProgress()?.fraction !== 1) return
      stop()
      resolve()
    })
  })
