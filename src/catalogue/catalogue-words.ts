import { products as written } from 'virtual:catalogue/list'
import { firstGeneratedId, generateDescription } from './demo/generate-product.ts'
import { countWords, type WordCounts } from './spelling.ts'

/** Generated products whose words are read: enough of them to contain the whole vocabulary. */
const mostRead = 2000

let cached: { readonly size: number; readonly counts: WordCounts } | undefined

/** The words of a catalogue's names and descriptions. A generated name consists of its category and "Product". */
export function wordsOfCatalogue(size: number): WordCounts {
  if (cached?.size === size) return cached.counts
  const generated = Array.from({ length: Math.min(size, mostRead) - firstGeneratedId + 1 }, (_, at) =>
    generateDescription(firstGeneratedId + at),
  )
  const counts = countWords([
    ...written.flatMap(({ name, description, category }) => [name, description, category]),
    ...generated,
  ])
  cached = { size, counts }
  return counts
}
