import { expect, test } from 'vitest'
import { figureTexts, runTexts } from '#lab/lab-texts.ts'

const figures = {
  inp: null,
  lcp: 812.4,
  cls: 0,
  longTasks: 2,
  longTaskTime: 130.6,
  frames: 1200,
  slowFrames: 3,
  slowestFrame: 41.7,
  nodes: 1431,
  heap: 12_345_678,
  requestsSinceIdle: 0,
}

test('figures are shown with their units, and unknown ones as unknown', () => {
  expect(Object.fromEntries(figureTexts(figures))).toEqual({
    INP: '–',
    LCP: '812 ms',
    CLS: '0.000',
    'Long tasks': '2 (131 ms)',
    'Frames over 25 ms': '3 of 1,200, slowest 42 ms',
    'DOM nodes': '1,431',
    Heap: '12.3 MB',
    'Requests since idle': '0',
  })
  const unknown = figureTexts({ ...figures, heap: null, cls: null, longTasks: 0 })
  expect(Object.fromEntries(unknown)).toMatchObject({ Heap: 'not reported', CLS: '–', 'Long tasks': '0' })
})

test('each run has a sentence', () => {
  expect(runTexts({ scroll: null, search: null })).toEqual([])
  expect(
    runTexts({
      scroll: { distance: 180_000, frames: 180, medianFrame: 16.6, slowestFrame: 33.4, slowFrames: 2 },
      search: { typed: 'wool', letters: [20, 30, 25, 28], median: 28, slowest: 30 },
    }),
  ).toEqual([
    'Scroll: 180,000 px in 180 frames, median 17 ms, slowest 33 ms, 2 over 25 ms.',
    'Search for “wool”: median 28 ms a letter, slowest 30 ms.',
  ])
})
