import { expect, test } from 'vitest'
import { iconSprite, placeIcons } from '../../scripts/icon-sprite.ts'
import { iconNames } from '#ui/icon-names.ts'

test('every icon of the shop is drawn once', () => {
  const ids = [
    ...iconSprite().matchAll(
      /<symbol id="icon-([a-z0-9-]+)" viewBox="0 0 24 24"><(?:path|circle|rect|line|polyline|polygon) /g,
    ),
  ].map(([, id]) => id)
  expect(ids).toEqual([...iconNames])
})

test('a template without a place for the icons is refused', () => {
  expect(() => placeIcons('<body></body>')).toThrow('<!--icons-->')
  expect(placeIcons('<body><!--icons--></body>')).toContain('<body><svg')
})
