import { expect, test } from 'vitest'
import type { BuildTrial } from '../../bench/build-trial.ts'
import type { SearchTime } from '../../bench/search-page/contender.ts'
import { describeFound, shownPages } from '../../bench/search-page/found.ts'
import { searchQuestions } from '../../bench/search-page/questions.ts'
import { searchGoals, searchTables } from '../../bench/search-report.ts'
import type { SearchTrials } from '../../bench/search-trial.ts'

const largest = 1_000_000
const build: BuildTrial = { products: 20, early: 30, total: 900, built: 800, longestTask: 0, memory: 200 }

/** The same time for each question; the questions after `exact` have no match. */
function trial(
  name: SearchTrials['name'],
  took: number,
  { exact = 65, ...others }: Partial<SearchTrials> & { exact?: number } = {},
): SearchTrials {
  const times = searchQuestions.map((_, at): SearchTime => {
    const found = describeFound(at < exact ? [1, 2, 3] : [])
    return { took, found, ...(name === 'ours' && { page: took + 1 }) }
  })
  return { name, size: largest, build: 5, failed: null, rounds: [times, times], ...others }
}

const naive = trial('naive filter', 200)

test('there are sixty-five questions of eight kinds', () => {
  expect(searchQuestions).toHaveLength(65)
  expect(new Set(searchQuestions.map(({ kind }) => kind)).size).toBe(8)
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
  expect(ours?.rows).toEqual([['1,000,000', '8.0', '8.0', '9.0', '9.0']])
  expect(kinds?.rows[0]).toEqual(['one letter', '8.0 (8.0)', '200 (200)'])
  expect(opening?.rows).toContainEqual(['memory added, MB', '200', '200', '200'])
})

test('goals are met or missed by the measurements', () => {
  const goalsOf = (trials: SearchTrials[], builds = [build], task = 0) =>
    searchGoals({ trials, builds, largest }, task).map(({ isMet }) => isMet)
  expect(goalsOf([trial('ours', 8), naive])).toEqual([true, true, true, true, true, true])
  expect(goalsOf([trial('ours', 8, { exact: 64 }), naive])[0]).toBe(false)
  expect(goalsOf([trial('ours', 34), naive])).toEqual([true, false, false, true, true, true])
  expect(goalsOf([trial('ours', 8), naive], [{ ...build, built: 3001, memory: 401 }], 51)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  // One bad round of three counts as noise.
  const slow = trial('ours', 40).rounds[0] ?? []
  const quick = trial('ours', 8).rounds[0] ?? []
  expect(goalsOf([trial('ours', 8, { rounds: [quick, slow, quick] }), naive])[2]).toBe(true)
  expect(goalsOf([trial('ours', 8, { rounds: [quick, slow, slow] }), naive])[2]).toBe(false)
  const withoutMemory = goalsOf([trial('ours', 8), naive], [{ ...build, memory: null }])
  expect(withoutMemory).toHaveLength(5)
})
