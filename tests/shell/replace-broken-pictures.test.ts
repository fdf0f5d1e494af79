// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replaceBrokenPictures } from '#shell/replace-broken-pictures.ts'

let stop: () => void
beforeEach(() => {
  stop = replaceBrokenPictures(document)
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

/** A picture on the page, without the browser's own attempt to fetch it. */
function picture(src: string, srcset?: string): HTMLImageElement {
  const image = document.createElement('img')
  image.setAttribute('src', src)
  if (srcset !== undefined) image.setAttribute('srcset', srcset)
  document.body.append(image)
  return image
}
const fail = (image: HTMLElement) => image.dispatchEvent(new Event('error'))

describe('a picture that fails', () => {
  test('is replaced by its WebP file where it is one of our AVIF files', () => {
    const image = picture(
      '/pictures/1-front.avif',
      '/pictures/1-front.avif 400w, /pictures/1-front-large.avif 800w',
    )
    fail(image)
    expect(image.getAttribute('src')).toBe('/pictures/1-front.webp')
    expect(image.hasAttribute('srcset')).toBe(false)
    expect(image.dataset['missing']).toBeUndefined()
  })

  test('becomes the initial of its product where the WebP file fails too', () => {
    const image = picture('/pictures/1-front.avif')
    image.dataset['product'] = 'écru “Chair”'
    fail(image)
    expect(image.getAttribute('src')).toBe('/pictures/1-front.webp')
    fail(image)
    const [kind, svg = ''] = image.src.split(',', 2)
    expect(kind).toBe('data:image/svg+xml')
    expect(decodeURIComponent(svg)).toContain('>É</text>')
    expect(image.dataset['missing']).toBeUndefined()
    fail(image)
    expect(image.dataset['missing']).toBe('')
  })

  test('becomes the initial where it is external, in every size', () => {
    const image = picture('https://example.com/x.jpg?width=400', 'https://example.com/x.jpg?width=800 800w')
    image.dataset['product'] = 'Lamp'
    fail(image)
    expect(decodeURIComponent(image.src)).toContain('>L</text>')
    expect(image.hasAttribute('srcset')).toBe(false)
  })

  test('becomes the initial of the card around it', () => {
    const image = picture('https://example.com/x.jpg')
    const card = document.body.appendChild(document.createElement('article'))
    card.setAttribute('aria-label', 'Lamp')
    card.append(image)
    fail(image)
    expect(decodeURIComponent(image.src)).toContain('>L</text>')
  })

  test('is replaced where it failed before', () => {
    stop()
    const image = picture('https://example.com/x.jpg')
    image.dataset['product'] = 'Lamp'
    const waiting = picture('https://example.com/y.jpg')
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } })
    Object.defineProperties(waiting, { complete: { value: false }, naturalWidth: { value: 0 } })
    stop = replaceBrokenPictures(document)
    expect(decodeURIComponent(image.src)).toContain('>L</text>')
    expect(waiting.src).toBe('https://example.com/y.jpg')
  })

  test('is hidden where it is no product’s and the WebP file fails too, without further requests', () => {
    const image = picture('/pictures/1-front.avif')
    fail(image)
    fail(image)
    fail(image)
    expect(image.getAttribute('src')).toBe('/pictures/1-front.webp')
    expect(image.dataset['missing']).toBe('')
  })

  test('is hidden where it is external and no product’s', () => {
    const image = picture('https://example.com/x.avif')
    fail(image)
    expect(image.getAttribute('src')).toBe('https://example.com/x.avif')
    expect(image.dataset['missing']).toBe('')
  })

  test('is shown again once its element has another picture that loads', () => {
    const image = picture('https://example.com/x.png')
    fail(image)
    image.setAttribute('src', '/pictures/2-front.avif')
    image.dispatchEvent(new Event('load'))
    expect(image.dataset['missing']).toBeUndefined()
  })
})

test('elements other than pictures do not change', () => {
  const script = document.createElement('div')
  document.body.append(script)
  fail(script)
  expect(script.dataset['missing']).toBeUndefined()
})

test('nothing is replaced after the stop function was called', () => {
  const image = picture('/pictures/1-front.avif')
  stop()
  fail(image)
  expect(image.getAttribute('src')).toBe('/pictures/1-front.avif')
})
