// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResultLine } from '#browse/list/result-line.tsx'
import { resultLineId } from '#browse/list/result-texts.ts'

test('the focusable group has a name without the number, which is announced', () => {
  render(<ResultLine shown={3} total={3} unsaved={0} category="All" search="" />)
  const results = screen.getByRole('group', { name: 'Results' })
  expect(results.id).toBe(resultLineId)
  expect(results.textContent).toBe('Showing 3 of 3 products')
  results.focus()
  expect(document.activeElement).toBe(results)
})
