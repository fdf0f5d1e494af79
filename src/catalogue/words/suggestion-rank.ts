import type { ProductSummary } from '../product.ts'
import { fold } from './fold.ts'

/**
 * How well a product suits folded words: 0 where its name starts with them, 1 where one of its words does, 2
 * where it contains them, 3 where only the description does.
 */
export function suggestionRank({ name }: ProductSummary, words: string): number {
  const folded = fold(name)
  if (folded.startsWith(words)) return 0
  if (folded.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(words))) return 1
  return folded.includes(words) ? 2 : 3
}
