import { queryOptions } from '@tanstack/react-query'
import { wordsFile } from './files/file-names.ts'
import { readerOf, readFacts, readNewerFacts } from './files/read-file.ts'
import { isInFiles } from './settings/settings.ts'
import { countOwnWords } from './words/catalogue-words.ts'
import type { WordCounts } from './words/spelling.ts'

const isWord = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/** The words of a catalogue in files: the most frequent ones. */
async function readWords(): Promise<WordCounts> {
  const { version } = await readFacts()
  const words = await readerOf(version)(wordsFile).catch(async (error: unknown) => {
    const newer = await readNewerFacts(new Set([version]))
    if (!newer) throw error
    return readerOf(newer.version)(wordsFile)
  })
  if (!Array.isArray(words) || !words.every(isWord)) throw new Error(`${wordsFile} is damaged.`)
  return new Map(words)
}

/** The words that spellings are corrected to; their number depends on the size of a generated catalogue. */
export const wordsQuery = (size: number) =>
  queryOptions({
    queryKey: ['catalogue-words', size],
    queryFn: () => (isInFiles ? readWords() : countOwnWords(size)),
  })
