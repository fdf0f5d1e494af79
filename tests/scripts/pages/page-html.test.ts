import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributeOf } from '#device/document-protocol.ts'
import { pageHtml } from '../../../scripts/pages/page-html.ts'
import { widePicturesOf } from '../../../scripts/pages/page-parts.ts'

const template = `<!doctype html>
<html lang="en">
<head><!--page-head-->
  <link rel="stylesheet" crossorigin href="/assets/main.css">
  <link rel="modulepreload" crossorigin href="/assets/shared.js">
  <script type="module" crossorigin src="/assets/framework.js"></script>
  <script type="module" crossorigin src="/assets/main.js"></script>
  <link rel="icon" href="/icon.svg">
</head>
<body><noscript><p><!--no-script--></p></noscript><div id="root"><!--page--></div><!--page-data--><!--page-fonts--></body></html>`

const files = {
  base: '/',
  style: '.a{color:red}',
  styleParts: ['assets/a.css', 'assets/b.css'],
  scripts: ['assets/a.js'],
  fonts: ['assets/f.woff2'],
  pictures: ['href="/pictures/p.avif"'],
}
const page = { head: '<title>T</title>', markup: '<main>Hello</main>', data: { a: 1 } }

const dataIn = (html: string): string => {
  const match =
    /<script type="application\/json" id="page-data">(.*)<\/script>(?:<link[^>]*>)*<\/body>/s.exec(html)
  if (match?.[1] === undefined) throw new Error('no data')
  return match[1]
}

describe('a page', () => {
  const html = pageHtml(template, '/products', page, files)

  test('contains its address', () => {
    expect(html).toContain(`<html lang="en" ${attributeOf('path')}="/products">`)
  })

  test('names the files with prepared answers, where there are any', () => {
    const answers = { '?category=Books': 'answer-a', '?q="&quot;': 'answer-b' }
    const withAnswers = pageHtml(template, '/', page, { ...files, answers })
    const tag = new RegExp(`<html lang="en" ${attributeOf('path')}="/" ${attributeOf('answers')}="([^"]*)">`)
    const [, text = ''] = tag.exec(withAnswers) ?? []
    expect(JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(answers)
    expect(html).not.toContain(attributeOf('answers'))
  })

  test('starts one script, which imports the others', () => {
    expect(html.match(/<script type="module"[^>]*>/g)).toEqual([
      '<script type="module" crossorigin src="/assets/main.js">',
    ])
  })

  test('has its scripts in the head, after the images', () => {
    const [head = ''] = html.split('</head>')
    expect(head).toMatch(
      /as="image".*<link rel="modulepreload" crossorigin href="\/assets\/a\.js"><script type="module"/s,
    )
  })

  test('has its image preloads before all else, each once', () => {
    const own = '<link rel="preload" as="image" href="/pictures/q.avif"/>'
    const made = pageHtml(template, '/', { ...page, head: `<title>T</title>${own}` }, files)
    expect(made).toContain(`href="/pictures/p.avif">${own}<title>T</title><style>`)
    expect(made.split(own)).toHaveLength(2)
  })

  test('preloads the images that only a wide window shows at once after its own, and for wide windows alone', () => {
    const image = (id: number) => `<img src="/${id}.avif" srcSet="/${id}.avif 400w" sizes="9rem"/>`
    const markup = Array.from({ length: 12 }, (_, at) => image(at + 1)).join('')
    const laterPictures = widePicturesOf('routes/products.tsx', markup)
    expect(laterPictures.map((attributes) => /\d+(?=\.avif)/.exec(attributes)?.[0])).toEqual([
      '5',
      '6',
      '7',
      '8',
    ])
    const own = '<link rel="preload" as="image" href="/pictures/q.avif"/>'
    const made = pageHtml(template, '/products', { ...page, head: own }, { ...files, laterPictures })
    expect(made).toContain(
      `${own}<link rel="preload" as="image" media="(min-width:64em)" imagesrcset="/5.avif 400w" imagesizes="9rem">`,
    )
    expect(widePicturesOf('routes/index.tsx', markup)).toEqual([])
  })

  test('has its font preloads last', () => {
    expect(html).toMatch(/<\/script><link rel="preload" as="font"[^>]* href="\/assets\/f\.woff2"><\/body>/)
  })

  test('cannot be made from a template without script', () => {
    expect(() => pageHtml(template.replaceAll(/<script.*<\/script>/g, ''), '/', page, files)).toThrow(
      'no script',
    )
  })

  test('has its head, its markup and its data, each once', () => {
    for (const part of ['<title>T</title>', '<div id="root"><main>Hello</main></div>', '{"a":1}'])
      expect(html.split(part)).toHaveLength(2)
    expect(html).not.toContain('<!--page')
  })

  test('has its style, the files of that style, fonts, images and scripts, and none that Vite listed', () => {
    const addresses = [...html.matchAll(/<link [^>]*href="([^"]*)"/g)].map((match) => match[1])
    expect(addresses).toEqual([
      '/pictures/p.avif',
      '/manifest.webmanifest',
      '/assets/a.css',
      '/assets/b.css',
      '/assets/a.js',
      '/icon.svg',
      '/assets/f.woff2',
    ])
    expect(html.split('<style>.a{color:red}</style>')).toHaveLength(2)
  })
})

describe('the data of a page', () => {
  test('cannot close the script that contains it', () => {
    const data = { name: '</script><script>alert(1)</script><!--' }
    const text = dataIn(pageHtml(template, '/', { ...page, data }, files))
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual(data)
  })

  test('of any content is read back unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
        const data = { value, text, hostile: `${text}</script>\u2028<!--` }
        const written = dataIn(pageHtml(template, '/', { ...page, data }, files))
        expect(written).not.toMatch(/[<\u2028]/)
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(data)))
      }),
    )
  })
})

test('markup with the characters of a replacement pattern stays unchanged', () => {
  const markup = "<p>$& $1 $` $' $$</p>"
  expect(pageHtml(template, '/', { ...page, markup }, files)).toContain(markup)
})

test.each(['<!--page-head-->', '<!--page-->', '<!--page-fonts-->', '<!--page-data-->', '<html lang="en">'])(
  'a template that lacks %s, or has it twice, is rejected',
  (placeholder) => {
    const complaint = `The template has to hold '${placeholder}' once.`
    expect(() => pageHtml(template.replace(placeholder, ''), '/', page, files)).toThrow(complaint)
    expect(() => pageHtml(template + placeholder, '/', page, files)).toThrow(complaint)
  },
)

test('under a base every file of the build and the manifest has an address below it', () => {
  const html = pageHtml(template, '/', page, { ...files, base: '/shop/' })
  for (const file of [
    'manifest.webmanifest',
    'assets/a.css',
    'assets/b.css',
    'assets/a.js',
    'assets/f.woff2',
  ])
    expect(html).toContain(`href="/shop/${file}"`)
})
