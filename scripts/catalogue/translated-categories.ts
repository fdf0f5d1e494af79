// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import type { CheckedHead } from '../../src/catalogue/import/clean-head.ts'
import { type Warning, warningOf } from '../../src/catalogue/import/record-warnings.ts'
import { completeHead } from '../../src/catalogue/import/complete-head.ts'
import { createCategoryReader } from '../../src/catalogue/import/read-category-label.ts'

/** The label in a language of what a record in the main one calls a category. */
export function labelsInLanguage(main: CheckedHead, labels: ReadonlyMap<string, string>) {
  const read = createCategoryReader(completeHead(main, []).categories)
  return {
    get: (written: string) => {
      const reading = read(written)
      return 'label' in reading ? labels.get(reading.label) : undefined
    },
  }
}

/** A sentence that names categories without words in a language; none where there are none. */
export function missingWords(
  language: string,
  what: 'label' | 'text',
  missing: readonly string[],
): readonly Warning[] {
  if (missing.length === 0) return []
  const begin = `In ${language}, these of the categories have no ${what}: `
  const few = missing.length > 5 ? `${missing.slice(0, 5).join(', ')} …` : missing.join(', ')
  return [warningOf(begin + few, begin + missing.join(', '))]
}
