import { describe, expect, test } from 'vitest'
import { pictureOf } from '#catalogue/pictures/picture.ts'

describe('pictureOf', () => {
  test('returns two sizes for our own pictures', () => {
    expect(pictureOf('/pictures/12-front.avif')).toEqual({
      src: '/pictures/12-front.avif',
      large: '/pictures/12-front-large.avif',
      zoom: { src: '/pictures/12-front-zoom.avif', width: 1600 },
      srcSet: '/pictures/12-front.avif 400w, /pictures/12-front-large.avif 800w',
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
  ])('returns no other sizes for %s', (address) => {
    expect(pictureOf(address)).toEqual({
      src: address,
      large: address,
      zoom: { src: address, width: 800 },
      srcSet: undefined,
      width: 400,
      height: 400,
    })
  })
})
