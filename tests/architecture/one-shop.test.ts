import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '../../scripts/paths.ts'
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

/** What only the demonstration sells to and sends, in the languages that the shop speaks. */
const wordsOfDemo =
  /wholesale|pallet|parcel|großhandel|\bpalette|\bpakete?\b|en gros|\bcolis\b|por mayor|\bpaquetes?\b|卸売|الجملة/i

it.each(['en', 'de', 'fr', 'es', 'ja', 'ar'])(
  'no message of all shops says that one sells wholesale or sends parcels: %s',
  async (language) => {
    const text = await readFile(resolve(paths.root, `src/messages/${language}.json`), 'utf8')
    expect(text.split('\n').filter((line) => wordsOfDemo.test(line))).toEqual([])
  },
)
