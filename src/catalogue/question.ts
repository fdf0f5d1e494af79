import { nearestSize, type Question } from './source.ts'

/**
 * The normal form of a question: questions with the same answer share it, for cache keys. Lower case loses nothing,
 * since search lowers both sides. Spaces at either end stay: they are part of the substring. White space alone is no
 * search.
 */
export function normalForm({ category, search, size, only, filters, sort }: Question): Question {
  return {
    category,
    search: search.trim() === '' ? '' : search.toLowerCase(),
    size: nearestSize(size),
    ...(only && { only: [...new Set(only)].filter(Number.isSafeInteger).toSorted((a, b) => a - b) }),
    ...(filters && { filters }),
    ...(sort && { sort }),
  }
}
