import { expect, test, vi } from 'vitest'
import { headTags } from '#head/head-tags.ts'
import { describePage } from '#head/describe-page.ts'
import { productWith } from './some-product.ts'

vi.mock(import('virtual:language'), async (load) => ({ ...(await load()), locale: 'zh-Hant-TW-u-nu-latn' }))

test('networks are told language and region alone', () => {
  expect(
    headTags(describePage({ kind: 'product', size: undefined, product: productWith({}) })),
  ).toContainEqual({
    tag: 'meta',
    attributes: { property: 'og:locale', content: 'zh_TW' },
  })
})
