import { expect, test } from 'vitest'
import { isOwnPage } from '../../src/service-worker/own-page.ts'

const urls = ['/', '/assets/framework-abc.js', '/assets/shop-abc.js', '/assets/def.js']

test('a page of the release names its entry script', () => {
  expect(isOwnPage('<script type="module" src="/assets/shop-abc.js"></script>', urls)).toBe(true)
})

test.each([
  ['a maintenance page', '<h1>Back soon</h1>'],
  ['a page of another release', '<script type="module" src="/assets/shop-xyz.js"></script>'],
  ['an empty page', ''],
])('%s is no page of the release', (_what, html) => {
  expect(isOwnPage(html, urls)).toBe(false)
})
