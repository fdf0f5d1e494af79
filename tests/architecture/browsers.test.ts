import { expect, test } from 'vitest'
import { readSources } from './source-files.ts'

/** What the oldest supported browsers lack (`scripts/vite/vite-config.ts`), or some of them, by its name alone. */
const newer =
  /\b(?:URL\.(?:canParse|parse)|(?:Object|Map)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|AbortSignal\.any)\b|\.(?:toWellFormed|isWellFormed|isSubsetOf|symmetricDifference)\(/

/** No browser runs these. */
const ofNode = /^src\/catalogue(?:-service\/|\/import\/)/

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, '')

test('pages call nothing that is newer than the oldest supported browsers', () => {
  const files = [...readSources('src'), ...readSources('routes')].filter(({ path }) => !ofNode.test(path))
  const found = files.flatMap(({ path, text }) => {
    const [name] = newer.exec(withoutComments(text)) ?? []
    return name === undefined ? [] : [`${path}: ${name}`]
  })
  expect(found).toEqual([])
})
