import { describe, expect, test } from 'vitest'
import { pictureOf, viewName } from '#catalogue/picture.ts'

describe('pictureOf', () => {
  test('gives two sizes and a fallback for our own pictures', () => {
    expect(pictureOf('/pictures/12-front.avif')).toEqual({
      src: '/pictures/12-front.avif',
      large: '/pictures/12-front-large.avif',
      srcSet: '/pictures/12-front.avif 400w, /pictures/12-front-large.avif 800w',
      fallback: '/pictures/12-front.webp',
      width: 400,
      height: 400,
    })
  })

  test.each([
    'https://example.com/pictures/12-front.avif',
    '/elsewhere/12-front.avif',
    '/pictures/12-front.png',
    '/pictures/12 front.avif',
    '/pictures/a,b.avif',
    '/pictures/sub/12-front.avif',
    '/pictures/12-front.avif?v=2',
    '/pictures/.avif',
  ])('invents no further files for %s', (address) => {
    expect(pictureOf(address)).toEqual({
      src: address,
      large: address,
      srcSet: undefined,
      fallback: undefined,
      width: 400,
      height: 400,
    })
  })
})

describe('viewName', () => {
  test.each([
    ['/pictures/12-front.avif', 'front view'],
    ['/pictures/12-closeup.avif', 'close-up'],
    ['/pictures/12-side.avif', 'side view'],
    ['/pictures/12-scene.avif', 'in use'],
    ['/pictures/kind-t-shirt-front.avif', 'front view'],
    ['/pictures/sold-out.avif', 'picture'],
    ['https://example.com/x-front.avif', 'picture'],
    ['', 'picture'],
  ])('says of %s that it is the %s', (address, view) => {
    expect(viewName(address)).toBe(view)
  })
})
