import type { ProductSummary } from '#catalogue/product.ts'

/** 0: the name starts with the words; 1: one of its words does; 2: it contains them; 3: only the description does. */
export function suggestionRank({ name }: ProductSummary, words: string): number {
  const lower = name.toLowerCase()
  if (lower.startsWith(words)) return 0
  if (lower.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(words))) return 1
  return lower.includes(words) ? 2 : 3
}
