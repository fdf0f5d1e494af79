import { nearestSize, type Question } from './source.ts'

/**
 * The one form of all questions that must have the same answer, for keys of a cache. Lower case loses nothing, since
 * search lowers both sides. Spaces at either end stay: they are part of the substring. Nothing but white space asks
 * for nothing.
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
