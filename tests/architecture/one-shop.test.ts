import { expect, it } from 'vitest'
import { readSources } from './source-files.ts'

/** The owner's own words: the configuration, and the folders of shops. */
const ofOneShop = /^src\/(?:shop\.(?:config|details)\.ts|catalogues\/)/

/** Names of the demonstration's shop, places and categories, and amounts in its currency. */
const words = /brooklyn|new york|electronics|home & garden|\bUSD\b|['"`>]\$\d\d/i

const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line)

it('no code names one shop, its place, its categories or its currency', () => {
  const found = ['src', 'routes', 'scripts'].flatMap((folder) =>
    readSources(folder)
      .filter(({ path }) => !ofOneShop.test(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            words.test(line) && !isComment(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
          ),
      ),
  )
  expect(found).toEqual([])
})
