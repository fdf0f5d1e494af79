import { expect, test } from 'vitest'
import { iconSprite, insertIcons } from '../../../scripts/vite/icon-sprite.ts'
import { iconNames } from '#ui/icon-names.ts'

test('every icon of the shop is in the sprite once', () => {
  const ids = [
    ...iconSprite(false).matchAll(
      /<symbol id="icon-([a-z0-9-]+)" viewBox="0 0 24 24"><(?:path|circle|rect|line|polyline|polygon) /g,
    ),
  ].map(([, id]) => id)
  expect(ids).toEqual([...iconNames])
})

test('paths that begin with an absolute move are joined, others are not', () => {
  const sprite = iconSprite(false)
  expect(sprite).toContain('<path d="M5 12h14M12 5v14"/>')
  expect(sprite).toContain('<path d="M18 6 6 18"/><path d="m6 6 12 12"/>')
  expect(sprite).toContain('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>')
  expect(sprite).not.toMatch(/<path d="[^"]*"\/><path d="M/)
})

test('a template without a marker for the icons is rejected', () => {
  expect(() => insertIcons('<body></body>', true)).toThrow('<!--icons-->')
  expect(insertIcons('<body><!--icons--></body>', true)).toContain('<body><svg')
})
