// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createSliding } from '#testimonials/sliding.ts'
import { restingRow } from '#testimonials/row-state.ts'

/** A row of four visible reviews, followed for a few pixels. */
function followed(total: number) {
  const sliding = createSliding(0, total)
  sliding.slideTo(0, 4, false)
  const row = document.createElement('div')
  row.append(document.createElement('article'))
  sliding.draw(row, sliding.read())
  sliding.follow(5)
  return sliding.read()
}

test('a row is held with one more review on either side', () => {
  expect(followed(6)).toEqual({ current: 0, before: 1, after: 1, offset: 0, isHeld: true })
})

test('a row of one review more than is visible stays as it is, since it would need one twice', () => {
  expect(followed(5)).toEqual(restingRow(0))
})
