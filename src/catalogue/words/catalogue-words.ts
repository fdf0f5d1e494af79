import { products as written, generated } from 'virtual:catalogue/records'
import { searchMode } from '../settings/settings.ts'
import { searchedWords } from './labels.ts'
import type { GeneratedProducts } from '../generated-products.ts'
import { countWords, type WordCounts } from './spelling.ts'

/** Generated products whose words are read: enough of them to contain the whole vocabulary. */
const mostRead = 2000

const descriptionsOf = ({ firstId, description }: GeneratedProducts, size: number) =>
  Array.from({ length: Math.max(size - firstId + 1, 0) }, (_, at) => description(firstId + at))

/** The words of an embedded catalogue that a search finds. A generated name consists of its category and "Product". */
export const countOwnWords = (size: number): WordCounts =>
  countWords([
    ...written.flatMap((product) => searchedWords(product, searchMode)),
    ...(generated ? descriptionsOf(generated, Math.min(size, mostRead)) : []),
  ])
