// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, themeChoice } from '#device/theme-choice.ts'
import { colorBars } from '#shell/color-bars.ts'

const media = () => [...document.head.querySelectorAll('meta')].map((meta) => meta.media)
const ofSystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  document.head.innerHTML = ofSystem.map((on) => `<meta name="theme-color" media="${on}">`).join('')
  themeChoice.choose(() => 'system')
})

test('the browser’s bars have the colour of a chosen theme, until the system’s is chosen again', () => {
  const stop = colorBars()
  expect(media()).toEqual(ofSystem)
  chooseTheme('dark')
  expect(media()).toEqual(['not all', 'all'])
  chooseTheme('light')
  expect(media()).toEqual(ofSystem)
  stop()
})

test('a theme that was chosen earlier colours them, too', () => {
  themeChoice.choose(() => 'dark')
  colorBars()()
  expect(media()).toEqual(['not all', 'all'])
})
