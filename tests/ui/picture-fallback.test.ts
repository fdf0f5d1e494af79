// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replaceBrokenPictures } from '#ui/picture-fallback.ts'

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

  test('is hidden where the WebP file fails too, without further requests', () => {
    const image = picture('/pictures/1-front.avif')
    fail(image)
    fail(image)
    fail(image)
    expect(image.getAttribute('src')).toBe('/pictures/1-front.webp')
    expect(image.dataset['missing']).toBe('')
  })

  test('is hidden where it is external', () => {
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
