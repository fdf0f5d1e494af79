import { expect, it } from 'vitest'
import { readSources } from './source-files.ts'

/**
 * A literal address starts at the top of the host, but the shop may live below it: `Link`, `sitePath` or `pictureOf`
 * must build it. Addresses from `location` are parsed by `pathInSite`.
 */
const writtenOut =
  /\b(?:href|src|srcSet|action|poster)=["'{]["'`]?\/|\b(?:fetch|open|register|Worker|URL)\((?:'GET', )?["'`]\/|location\.pathname\.(?:startsWith|slice)\(['"`]/

const complaints = (folder: string) =>
  readSources(folder).flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (writtenOut.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )

it('no source file has a literal address', () => {
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
])('the check finds %s', (line) => {
  expect(line).toMatch(writtenOut)
})
