// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describePage } from '#head/describe-page.ts'
import { headHtml } from '#head/head-html.ts'
import { headTags } from '#head/head-tags.ts'
import { pageTags } from '#site/page-tags.ts'
import { productWith } from './some-product.ts'

const tagsOf = (change: Parameters<typeof productWith>[0]) =>
  headTags(describePage({ kind: 'product', size: undefined, product: productWith(change) }))

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(`<!doctype html><head>${html}</head><body></body>`, 'text/html')
}

const contentOf = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content')

describe('the head of a product’s page', () => {
  const page = pageOf(headHtml(tagsOf({})))

  test('has the tags for share cards', () => {
    const properties = Object.fromEntries(
      ['og:type', 'og:title', 'og:url', 'product:price:amount', 'product:price:currency'].map((key) => [
        key,
        contentOf(page, `meta[property="${key}"]`),
      ]),
    )
    expect(properties).toEqual({
      'og:type': 'product',
      'og:title': 'Lamp – Brooklyn Parcel',
      'og:url': 'https://brooklyn-parcel.example.com/product/12',
      'product:price:amount': '49.90',
      'product:price:currency': 'USD',
    })
    expect(contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')
    const picture = /^https:\/\/brooklyn-parcel\.example\.com\/social\/12\.jpg\?v=[0-9a-z]+$/
    expect(contentOf(page, 'meta[property="og:image"]')).toMatch(picture)
  })

  test('has each property once, and only tags that the next page removes', () => {
    const keys = [...page.querySelectorAll('meta')].map(
      (tag) => tag.getAttribute('name') ?? tag.getAttribute('property'),
    )
    expect(new Set(keys).size).toBe(keys.length)
    for (const tag of page.querySelectorAll(pageTags)) tag.remove()
    expect(page.head.children).toHaveLength(0)
  })
})

test('has a new image address after a price change, and otherwise the same', () => {
  const pictureOf = (change: Parameters<typeof productWith>[0]) =>
    tagsOf(change).find(({ attributes }) => attributes['property'] === 'og:image')?.attributes['content']
  expect(pictureOf({})).toBe(pictureOf({}))
  expect(pictureOf({ price: 4900 })).not.toBe(pictureOf({}))
  expect(pictureOf({ name: 'Lamps' })).not.toBe(pictureOf({}))
})

test('contains any product name as text only: in title, attributes and structured data', () => {
  const hostile = fc.constantFrom('</script>', '<!--', '<script>', '"', "'", '&amp;', '</title>', '\u2028')
  fc.assert(
    fc.property(fc.array(fc.oneof(hostile, fc.string()), { minLength: 1 }), (parts) => {
      const name = parts.join('')
      const html = headHtml(tagsOf({ name, description: name, longDescription: [name] }))
      // Tags only: no text has left its element.
      expect([...html.matchAll(/<\/?script/gi)]).toHaveLength(2)
      expect([...html.matchAll(/<\/?title/gi)]).toHaveLength(2)
      expect(html).not.toContain('<!--')
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
      const data: unknown = JSON.parse(json)
      expect(data).toMatchObject({ '@graph': [{ name, description: name }, {}] })
    }),
    { numRuns: 50 },
  )
})
