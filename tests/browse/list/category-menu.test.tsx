// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { CategoryMenu, divideChoices } from '#browse/list/category-menu.tsx'
import { countInLines } from '#catalogue/settings/category-lines.ts'

const many = ['All', ...Array.from({ length: 133 }, (_, at) => `Category ${at + 1}`)]

describe('133 categories', () => {
  test('have as many buttons as two lines have room for beside the menu of the rest', () => {
    const { shown, rest } = divideChoices(many, 'All', null)
    expect([...shown, ...rest]).toEqual(many)
    expect(shown.length).toBeGreaterThan(5)
    expect(countInLines([...shown, 'More categories (133)'])).toBe(shown.length + 1)
  })

  test('always have a button for the chosen one', () => {
    const { shown, rest } = divideChoices(many, 'Category 100', null)
    expect(shown.at(-1)).toBe('Category 100')
    expect(rest).not.toContain('Category 100')
    expect([...shown, ...rest].toSorted()).toEqual(many.toSorted())
  })

  test('leave where a search finds nothing in them, except the chosen one', () => {
    const counts = { All: 3, 'Category 7': 2, 'Category 120': 1 }
    expect(divideChoices(many, 'Category 3', counts)).toEqual({
      shown: ['All', 'Category 3', 'Category 7', 'Category 120'],
      rest: [],
    })
  })
})

test('few categories need no menu', () => {
  expect(divideChoices(['All', 'Tea', 'Cups'], 'Tea', null)).toEqual({
    shown: ['All', 'Tea', 'Cups'],
    rest: [],
  })
})

test('a browser without popovers takes a press of a choice in the menu', async () => {
  expect('togglePopover' in HTMLElement.prototype).toBe(false)
  const press = vi.fn<(choice: string) => void>()
  const onError = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault())
  window.addEventListener('error', onError)
  render(
    <CategoryMenu choices={many} chosen="All" counts={null}>
      {(choice) => (
        <button key={choice} type="button" onClick={() => press(choice)}>
          {choice}
        </button>
      )}
    </CategoryMenu>,
  )
  await userEvent.click(screen.getByText('Category 100'))
  expect(press).toHaveBeenCalledWith('Category 100')
  expect(onError).not.toHaveBeenCalled()
})
