import type { ProductSummary } from '../product.ts'

/**
 * How well a product suits words in lower case: 0 where its name starts with them, 1 where one of its words does, 2
 * where it contains them, 3 where only the description does.
 */
export function suggestionRank({ name }: ProductSummary, words: string): number {
  const lower = name.toLowerCase()
  if (lower.startsWith(words)) return 0
  if (lower.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(words))) return 1
  return lower.includes(words) ? 2 : 3
}
