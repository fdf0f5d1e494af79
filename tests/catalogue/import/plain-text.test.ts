import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCleaner } from '#catalogue/import/clean-product.ts'
import { plainText } from '#catalogue/import/plain-text.ts'
import { demoRules } from '../demo-rules.ts'
import { goodRecord } from './raw-record.ts'

test.each([
  ['<p>Soft <b>cotton</b></p>', 'Soft cotton'],
  ['<P CLASS="lead">Soft</P><p style=\'color:red\'>Warm</p>', 'Soft Warm'],
  ['Soft<br>Warm<br/>Dry<BR />', 'Soft Warm Dry'],
  ['<ul><li>Soft</li><li>Warm</li></ul>', 'Soft Warm'],
  ['<ul>Soft</ul>', 'Soft'],
  ['H<sub>2</sub>O', 'H2O'],
  ['Salt &amp; pepper', 'Salt & pepper'],
  ['Soft&nbsp;cotton &#8211; caf&eacute; &#x2713;', 'Soft cotton – café ✓'],
  ['&lt;p&gt;Soft &amp;amp; warm&lt;/p&gt;', 'Soft & warm'],
  ['<![CDATA[<p>Soft</p>]]>', 'Soft'],
  ['<!-- wp:paragraph --><p>Soft</p><!-- /wp:paragraph -->', 'Soft'],
  ['<meta charset="utf-8"><span data-sheets-value="{&quot;1&quot;:2}">Soft</span>', 'Soft'],
  ['<script async src="/x.js">hit=1</script><style>p{}</style><iframe allowfullscreen></iframe>Soft', 'Soft'],
  ['<p>5 < 6 & R&D, I <3 you, if a<b</p>', '5 < 6 & R&D, I <3 you, if a<b'],
  ['<p>Soft', 'Soft'],
  ['Soft</p>\r\n\t<div >Warm</div >', 'Soft Warm'],
])('%j is read as %j', (html, words) => {
  expect(plainText(html)).toBe(words)
})

test.each([
  '5 < 6',
  'I <3 you',
  'R&D',
  'Q&A; more',
  'AT&T;  two spaces ',
  '&',
  'a & b && c',
  'a <b and b> c',
  '<small',
  '<Medium> to <Large>',
  'x<y>z',
  'Mug with <name> and <title> on it',
  '<-- left, right -->',
  '?size=1&copy=2',
  '<!-- open',
  'two\n\nparagraphs',
  '',
])('%j has no HTML and stays as it is', (text) => {
  expect(plainText(text)).toBe(text)
})

test('a text without markup in its pieces stays as it is', () => {
  const piece = fc.constantFrom('<', '&', ' ', 'p', 'lt', '3', '"', "'", '=', '/', '!', '-', 'ö')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      expect(plainText(text)).toBe(text)
    }),
  )
})

test.each(['<!--', '<p ', '<p "', "<p a='", '<![CDATA[', '<p a=b ', '&amp', '<div>'])(
  '%j many thousand times is read: it would not end in time if each made the others be read again',
  (piece) => {
    // The parser takes longer for elements within elements.
    const times = piece === '<div>' ? 30_000 : 300_000
    expect(plainText(`<b>${piece.repeat(times)}`)).not.toContain('<b>')
  },
)

const cleanProduct = createCleaner(demoRules)

describe('a record with HTML in its plain texts', () => {
  test('keeps the words, and is noted once for each field', () => {
    const cleaned = cleanProduct({
      ...goodRecord,
      name: 'Desk <b>Lamp</b>',
      brand: 'Black &amp; Decker',
      category: 'Home &amp; Garden',
      description: '<p>Soft <b>cotton</b></p>',
      features: ['Warm<br>light', '<b>Bends</b>'],
      specifications: { 'Height &amp; width': '<i>42</i> cm' },
      tags: ['<b>new</b>'],
      options: [{ name: 'Size', values: ['S &amp; M'] }],
      variants: [{ values: ['S &amp; M'] }],
    })
    expect(cleaned).toMatchObject({
      ok: true,
      product: {
        name: 'Desk Lamp',
        brand: 'Black & Decker',
        category: 'Home & Garden',
        description: 'Soft cotton',
        features: ['Warm light', 'Bends'],
        specifications: [{ label: 'Height & width', value: '42 cm' }],
        tags: ['new'],
        options: [{ name: 'Size', values: ['S & M'] }],
        variants: [{ values: ['S & M'] }],
      },
    })
    const fields = cleaned.ok ? cleaned.notes.map(({ field, message }) => `${field} ${message}`) : []
    expect(fields).toEqual(
      [
        'name',
        'category',
        'description',
        'brand',
        'features',
        'specifications',
        'tags',
        'options',
        'variants',
      ].map((field) => `${field} cannot have HTML, of which the words are kept`),
    )
  })

  test('may be longer than its words may be', () => {
    const html = `<p>${'<b>a</b> '.repeat(500)}</p>`
    expect(cleanProduct({ ...goodRecord, description: html })).toMatchObject({
      product: { description: 'a '.repeat(500).trim() },
    })
  })

  test('and no words in its name is a problem', () => {
    expect(cleanProduct({ ...goodRecord, name: '<img src=x onerror=alert(1)>' })).toMatchObject({
      ok: false,
      problem: { field: 'name', message: 'must not be empty' },
    })
  })
})

test('a plain long description with HTML is read as one in HTML', () => {
  const read = (longDescription: string) => cleanProduct({ ...goodRecord, longDescription })
  expect(read('<p>Two joints.</p><ul><li>Brass</li></ul>')).toMatchObject({
    product: { longDescription: ['Two joints.', { list: [['Brass']] }] },
    notes: [
      { field: 'longDescription', message: 'cannot have HTML, which is read as that of descriptionHtml' },
    ],
  })
  expect(read('Two <b>joints</b>.\n\nR&D &amp; brass.')).toMatchObject({
    product: { longDescription: [{ paragraph: ['Two ', { strong: ['joints'] }, '.'] }, 'R&D & brass.'] },
  })
  expect(read('5 < 6\n\nR&D')).toMatchObject({ product: { longDescription: ['5 < 6', 'R&D'] }, notes: [] })
})

test('plain texts that merely contain < or & are not noted', () => {
  const text = '5 < 6, I <3 you & R&D'
  expect(
    cleanProduct({ ...goodRecord, name: text, description: text, brand: text, features: [text] }),
  ).toMatchObject({ product: { name: text, description: text, brand: text, features: [text] }, notes: [] })
})
