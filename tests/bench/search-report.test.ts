import { describe, expect, test } from 'vitest'
import type { BuildTrial } from '../../bench/build-trial.ts'
import type { SearchTime } from '../../bench/search-page/contender.ts'
import { describeFound, shownPages } from '../../bench/search-page/found.ts'
import { searchQueries } from '../../bench/search-page/queries.ts'
import { searchLimits, searchTables } from '../../bench/search-report.ts'
import type { SearchTrials } from '../../bench/search-trial.ts'

const largest = 1_000_000
const build: BuildTrial = {
  origin: 'generated',
  products: 20,
  early: 30,
  total: 900,
  built: 800,
  longestTask: 0,
  memory: 200,
}
const givenBuild: BuildTrial = { ...build, origin: 'given', built: 5000, memory: 450 }

/** The same time for each query; the queries after `exact` have no match. */
function trial(
  name: SearchTrials['name'],
  took: number,
  { exact = 65, ...others }: Partial<SearchTrials> & { exact?: number } = {},
): SearchTrials {
  const times = searchQueries.map((_, at): SearchTime => {
    const found = describeFound(at < exact ? [1, 2, 3] : [])
    return { took, found, ...(name === 'ours' && { page: took + 1 }) }
  })
  return { name, size: largest, build: 5, failed: null, rounds: [times, times], ...others }
}

const naive = trial('naive filter', 200)

test('there are sixty-five queries of eight kinds', () => {
  expect(searchQueries).toHaveLength(65)
  expect(new Set(searchQueries.map(({ kind }) => kind)).size).toBe(8)
})

test('a result is identified by its total and three of its pages', () => {
  expect(shownPages(0)).toEqual([0, 0, 0])
  expect(shownPages(30)).toEqual([0, 0, 0])
  expect(shownPages(31)).toEqual([0, 0, 1])
  expect(shownPages(300)).toEqual([0, 4, 9])
  const ids = Array.from({ length: 91 }, (_, at) => at)
  expect(describeFound(ids).total).toBe(91)
  expect(describeFound(ids).ids).toEqual([...ids.slice(0, 30), ...ids.slice(30, 60), 90])
})

test('a table for each size has the speed and the share of exact results', () => {
  const failed = trial('minisearch', 0, { build: null, failed: 'build not done in 60 s', rounds: [] })
  const trials = [trial('ours', 8), naive, trial('flexsearch', 2, { exact: 60 }), failed]
  const [table, ours, kinds, opening] = searchTables({ trials, builds: [build], largest })
  expect(table?.heading).toBe('1,000,000 products')
  expect(table?.rows).toEqual([
    ['ours', '5.0', '8.0', '8.0', '0.000', '25.0 ×', '65 of 65'],
    ['naive filter', '5.0', '200', '200', '0.000', '1.0 ×', '65 of 65'],
    ['flexsearch', '5.0', '2.0', '2.0', '0.000', '100 ×', '60 of 65'],
    ['minisearch', '–', '–', '–', '–', '–', 'build not done in 60 s'],
  ])
  expect(ours?.rows).toEqual([['1,000,000, ours', '8.0', '8.0', '9.0', '9.0']])
  expect(kinds?.rows[0]).toEqual(['one letter', '8.0 (8.0)', '200 (200)'])
  expect(opening?.rows).toContainEqual(['memory added, MB', '200', '200', '200'])
})

describe('limits', () => {
  const given = trial('ours, given records', 9)
  const ranked = trial('ours, best match first', 10)
  const limitsOf = (
    changes: {
      ours?: SearchTrials
      given?: SearchTrials
      ranked?: SearchTrials
      builds?: BuildTrial[]
    } = {},
  ) =>
    searchLimits({
      trials: [changes.ours ?? trial('ours', 8), changes.given ?? given, changes.ranked ?? ranked, naive],
      builds: changes.builds ?? [build, givenBuild],
      largest,
    })
  const exceeded = (changes: Parameters<typeof limitsOf>[0]) =>
    limitsOf(changes)
      .filter(({ isKept }) => !isKept)
      .map(({ claim }) => claim)

  test('are kept by good measurements', () => {
    expect(limitsOf()).toHaveLength(8)
    expect(exceeded({})).toEqual([])
  })

  test.each([
    ['a wrong answer', { ours: trial('ours', 8, { exact: 64 }) }, ['exactly what']],
    ['a wrong answer for given records', { given: trial(given.name, 8, { exact: 64 }) }, ['exactly what']],
    ['slow searches', { ours: trial('ours', 34) }, ['p95']],
    ['slow searches in given records', { given: trial(given.name, 34) }, ['p95']],
    ['slow ranking', { ranked: trial(ranked.name, 41) }, ['best match first: p95']],
    [
      'slow and heavy openings',
      { builds: [{ ...build, built: 6001, memory: 451 }, givenBuild] },
      ['opening', 'memory'],
    ],
  ])('are exceeded by %s', (_what, changes, claims) => {
    const found = exceeded(changes)
    expect(found).toHaveLength(claims.length)
    for (const [at, claim] of claims.entries()) expect(found[at]).toContain(claim)
  })

  test('count one bad round of three as noise', () => {
    const slow = trial('ours', 40).rounds[0] ?? []
    const quick = trial('ours', 8).rounds[0] ?? []
    expect(exceeded({ ours: trial('ours', 8, { rounds: [quick, slow, quick] }) })).toEqual([])
    expect(exceeded({ ours: trial('ours', 8, { rounds: [quick, slow, slow] }) })).toHaveLength(1)
  })

  test('leave out memory where the system does not report it', () => {
    const builds = [build, givenBuild].map((one) => ({ ...one, memory: null }))
    expect(limitsOf({ builds })).toHaveLength(6)
  })
})
