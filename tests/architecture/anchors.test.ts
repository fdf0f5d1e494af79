import { expect, test } from 'vitest'
import * as anchors from '#address/anchors.ts'
import { readSources } from './source-files.ts'

const files = [...readSources('src'), ...readSources('routes')].filter(
  ({ path }) => path !== 'src/address/anchors.ts',
)

test.each(Object.entries(anchors))('%s is literal in one file only', (_name, id) => {
  const literal = new RegExp(`["'\`#]${id}["'\`\\s]`)
  expect(files.filter(({ text }) => literal.test(text)).map(({ path }) => path)).toEqual([])
})
