import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { stemmerModule, stemmers } from '../../../scripts/vite/stemmers.ts'

test('a shop has the stemmer of its language, and joins words where the language does', () => {
  expect(stemmerModule('de-AT')).toBe(
    'export { stemmer } from "@orama/stemmers/german"\nexport const joinsWords = true\n',
  )
  expect(stemmerModule('ar-EG')).toContain('src/catalogue/words/arabic-stemmer.ts')
  expect(stemmerModule('en-US')).toContain('joinsWords = false')
})

test('a language without a stemmer has none', () => {
  expect(stemmerModule('ja-JP')).toBe('export const stemmer = null\nexport const joinsWords = false\n')
})

const { resolve } = createRequire(import.meta.url)

test.each(Object.entries(stemmers))('the stemmer of %s is in the package', (_, name) => {
  expect(resolve(`@orama/stemmers/${name}`)).toContain('stemmers')
})
