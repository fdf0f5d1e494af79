import { expect, test } from 'vitest'
import { versionIn } from '../../../scripts/test/find-browser.ts'

test.each([
  ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)', '156.0.8078.79'],
  ['Google Chrome 156.0.8078.79 \n', '156.0.8078.79'],
  ['Command chromium-browser requires the chromium snap to be installed.', null],
  ['GNU/Linux 12.2', null],
  ['', null],
  [null, null],
])('%j has version %j', (words, version) => {
  expect(versionIn(words)).toBe(version)
})
