import { expect, test } from 'vitest'
import { sliderStep } from '#browse/filters/slider-step.ts'

test.each([
  ['the catalogue of the demo', [1999, 129_999], 100],
  ['close prices', [1999, 2499], 50],
  ['less than a major unit', [25, 90], 5],
  ['a few minor units', [1, 4], 1],
  ['one price', [550, 550], 1],
  ['as many as a thousand major units', [0, 100_000], 100],
  ['thousands of them', [100_000, 10_000_000], 5000],
] as const)('%s: the step is 1, 2 or 5 times a power of ten', (_, bounds, step) => {
  expect(sliderStep(bounds)).toBe(step)
})
