import { expect, it } from 'vitest'
import { readSources } from './source-files.ts'

/**
 * An address that is written out ends at the top of the host, where the shop need not be: a `Link`, `sitePath` or
 * `pictureOf` builds it. `location` has such addresses: `pathInSite` reads them.
 */
const writtenOut =
  /\b(?:href|src|srcSet|action|poster)=["'{]["'`]?\/|\b(?:fetch|open|register|Worker|URL)\((?:'GET', )?["'`]\/|location\.pathname\.(?:startsWith|slice)\(['"`]/

const complaints = (folder: string) =>
  readSources(folder).flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (writtenOut.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )

it('no address is written out', () => {
  expect([...complaints('src'), ...complaints('routes')]).toEqual([])
})

it.each([
  '<img src="/pictures/a.avif" />',
  "<form action='/products'>",
  "srcSet={'/a.avif 2x'}",
  'href={`/product/${id}`}',
  "new Worker('/workers/a.js')",
  "request.open('GET', `/assets/${file}.htm`)",
  "new URL('/a', location.href)",
  "location.pathname.startsWith('/product/')",
])('%s would be found', (line) => {
  expect(line).toMatch(writtenOut)
})
