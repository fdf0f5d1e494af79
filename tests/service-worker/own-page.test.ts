import { expect, test } from 'vitest'
import { isOwnPage, isOwnPart } from '#service-worker/own-page.ts'

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

const maintenance = '<!doctype html><html lang="en"><title>Back soon</title>'

test.each([
  ['/assets/def.js', 'text/javascript', 'x()', true],
  ['/icon.svg', 'image/svg+xml', '<svg/>', true],
  [
    '/assets/answer-1.htm',
    'text/html',
    '<!doctype html><html lang="en" data-search="?category=Fashion">',
    true,
  ],
  ['/assets/def.js', 'text/html; charset=utf-8', maintenance, false],
  ['/icon.svg', 'text/html', maintenance, false],
  ['/assets/answer-1.htm', 'text/html', maintenance, false],
])('%s of type %s with %s is a part of the shop: %s', async (path, type, text, isOwn) => {
  expect(await isOwnPart(path, new Response(text, { headers: { 'Content-Type': type } }))).toBe(isOwn)
})
