// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { replaceImage } from '#pictures/replace-image.ts'

/** A picture on the page, without the browser's own attempt to fetch it. */
function picture(src: string, srcset?: string): HTMLImageElement {
  const image = document.createElement('img')
  image.setAttribute('src', src)
  if (srcset !== undefined) image.setAttribute('srcset', srcset)
  return image
}
const fail = replaceImage

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
})
