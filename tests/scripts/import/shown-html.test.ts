import { expect, test } from 'vitest'
import { importCatalogue } from '../../../scripts/import/import-catalogue.ts'
import { shownHtml } from '../../../scripts/import/shown-html.ts'
import { readHtml } from '#catalogue/import/html-blocks.ts'

test.each([
  '<p>Café &amp; thé<script>alert(1)</script></p><iframe src="https://video.example/1"></iframe>',
  '<style>p { color: red }</style><ul><li>Één <img src="a.jpg"> band</li><li>5 &lt; 6</li></ul>',
  '<p>Ask <a href="mailto:a@b.example">us</a>, or <a href="https://b.example/?a=1&amp;b=2">read</a>.</p>',
  '<a href="javascript:x"></a><p><a name="a" href="#b"><b>Up</b></a><img><script>1',
  '<noscript><p>Off</p></noscript><table><tr><td>1<svg><title>x</title></svg></td></tr></table>',
  '<p>One <canvas>and</canvas> two <video src="x.mp4">or <b>three</b></p><audio>Four',
  '<p><a href="#top"><a name="size">Sizes</a></p>',
])('the HTML that is left says the same, and loses nothing more: %s', (html) => {
  const shown = shownHtml(html)
  expect(readHtml(shown)).toEqual({ blocks: readHtml(html).blocks, lost: [] })
})

test('what follows a film that is not closed stays', () => {
  expect(shownHtml('<p>One</p><video src="x.mp4" /><p>Two</p><p>Three</p>')).toBe(
    '<p>One</p><p>Two</p><p>Three</p>',
  )
})

test('an import names what a description loses, and writes the rest', () => {
  const text =
    'Handle,Title,Body (HTML),Vendor,Variant Price\na,A,<p>One</p><script>x</script>,V,5\nb,B,<iframe></iframe>,W,5\nc,C,<p>Two<br></p>,W,5\n'
  const { records, findings } = importCatalogue([Buffer.from(text)], {
    shop: 'a',
    locale: 'nl-NL',
    currency: 'EUR',
    now: new Date('2026-11-28'),
  })
  expect(records.map(({ descriptionHtml }) => descriptionHtml)).toEqual([
    '<p>One</p>',
    undefined,
    '<p>Two<br></p>',
  ])
  expect(JSON.stringify(findings)).toContain('cannot have the element script')
})
