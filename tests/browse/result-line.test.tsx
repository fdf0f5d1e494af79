// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResultLine } from '#browse/result-line.tsx'
import { resultLineId } from '#browse/result-words.ts'

test('the focusable result line is not a paragraph, which Orca would read twice', () => {
  render(<ResultLine shown={3} total={3} category="All" search="" isList={false} hasSwitch={false} />)
  const line = document.getElementById(resultLineId)
  expect(line?.textContent).toBe('Showing 3 of 3 products')
  line?.focus()
  expect(document.activeElement).toBe(line)
  expect(line?.matches('p, [role="paragraph"]')).toBe(false)
})
