import { expect, test } from 'vitest'
import { createAlternates } from '../../../scripts/pages/alternates.ts'

test('a page is named in each language by a tag that search engines know', () => {
  const site = (tag: string, folder: string) => ({
    tag,
    siteAddress: `https://shop.example${folder}`,
    products: [],
    allPages: [{ path: '/terms' }],
  })
  const alternatesOf = createAlternates([site('en', ''), site('ar-EG-u-nu-latn', '/ar')])
  expect(alternatesOf({ path: '/terms' })).toEqual([
    { language: 'en', href: 'https://shop.example/terms' },
    { language: 'x-default', href: 'https://shop.example/terms' },
    { language: 'ar-EG', href: 'https://shop.example/ar/terms' },
  ])
})
