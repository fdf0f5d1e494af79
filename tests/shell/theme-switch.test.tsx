// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { themeChoice } from '#device/theme-choice.ts'
import { ThemeSwitch } from '#shell/theme-switch.tsx'
import { FullStorage, putStorage, WorkingStorage } from '../device/faulty-storage.ts'

const announcement = () => document.getElementById('announcer')?.textContent

beforeEach(() => {
  document.body.innerHTML = '<div id="announcer" role="status"></div>'
})
afterEach(() => {
  putStorage(new WorkingStorage())
  themeChoice.choose(() => 'system')
  vi.unstubAllGlobals()
})

test.each([
  ['stored is announced by its name', new WorkingStorage(), ''],
  [
    'not stored is announced with a warning that it will not last',
    new FullStorage(),
    '. This browser keeps nothing after you close the page.',
  ],
])('a theme that is %s', async (_, storage, warning) => {
  putStorage(storage)
  render(<ThemeSwitch />)
  const dark = screen.getByRole('button', { name: 'Dark theme', pressed: false })
  await userEvent.click(dark)
  expect(dark.getAttribute('aria-pressed')).toBe('true')
  expect(announcement()).toBe(`Dark theme${warning}`)
  await userEvent.click(dark)
  expect(dark.getAttribute('aria-pressed')).toBe('false')
  expect(announcement()).toBe(`Light theme${warning}`)
})
