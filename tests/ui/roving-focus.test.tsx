// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { indexAfterKey, moveFocus } from '#ui/roving-focus.ts'

test('arrows move to the next and previous value, and wrap at the ends', () => {
  expect(['ArrowRight', 'ArrowDown'].map((key) => indexAfterKey(key, 2, 3))).toEqual([0, 0])
  expect(['ArrowLeft', 'ArrowUp'].map((key) => indexAfterKey(key, 0, 3))).toEqual([2, 2])
  expect(indexAfterKey('ArrowRight', 0, 3)).toBe(1)
})

test('Home and End move to the ends, other keys do nothing', () => {
  expect(indexAfterKey('Home', 2, 3)).toBe(0)
  expect(indexAfterKey('End', 0, 3)).toBe(2)
  expect(indexAfterKey('Tab', 0, 3)).toBeNull()
  expect(indexAfterKey('constructor', 0, 3)).toBeNull()
})

test.each([
  ['vertical', '3'],
  ['horizontal', '1'],
] as const)('in a %s toolbar the arrow that points down moves to %s', async (orientation, focused) => {
  const user = userEvent.setup()
  render(
    <div role="toolbar" aria-orientation={orientation}>
      {['1', '2', '3'].map((name) => (
        <button key={name} type="button" onKeyDown={moveFocus}>
          {name}
        </button>
      ))}
    </div>,
  )
  screen.getByText('1').focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe(focused)
  await user.keyboard('{End}{ArrowRight}{Control>}{ArrowRight}{/Control}')
  expect(document.activeElement?.textContent).toBe('1')
})
