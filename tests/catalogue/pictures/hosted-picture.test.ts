import { describe, expect, test } from 'vitest'
import { addSize, hostedSources, readHosted } from '#catalogue/pictures/hosted-picture.ts'

const shopify = 'https://cdn.shopify.com/s/files/1/a.jpg?v=17'

describe('the size of a hosted image', () => {
  test('follows its address, and is no part of the requested one', () => {
    const address = addSize('https://example.com/a.jpg?v=1#old', 1200, 900)
    expect(address).toBe('https://example.com/a.jpg?v=1#1200x900')
    expect(readHosted(address)).toEqual({ src: 'https://example.com/a.jpg?v=1', width: 1200, height: 900 })
  })

  test.each(['https://example.com/a.jpg', 'https://example.com/a.svg#icon', 'https://example.com/a#1x'])(
    'is unknown in %s, which stays as it is',
    (src) => {
      expect(readHosted(src)).toEqual({ src, width: undefined, height: undefined })
    },
  )
})

describe('the sources of a hosted image', () => {
  test('are one address where the host does not resize', () => {
    const src = 'https://example.com/a.jpg'
    expect(hostedSources(`${src}#1200x900`)).toEqual({
      src,
      large: src,
      zoom: { src, width: 1200 },
      srcSet: undefined,
      width: 1200,
      height: 900,
    })
  })

  test('are widths of the address where it resizes', () => {
    const at = (width: number) => `${shopify}&width=${width}`
    expect(hostedSources(`${shopify}#2000x3000`)).toEqual({
      src: at(400),
      large: at(800),
      zoom: { src: at(1600), width: 1600 },
      srcSet: `${at(400)} 400w, ${at(800)} 800w, ${at(1600)} 1600w`,
      width: 2000,
      height: 3000,
    })
  })

  test('are never wider than the image', () => {
    expect(hostedSources(`${shopify}#900x600`)).toMatchObject({
      large: `${shopify}&width=800`,
      zoom: { width: 800 },
      srcSet: `${shopify}&width=400 400w, ${shopify}&width=800 800w`,
    })
    expect(hostedSources(`${shopify}#300x300`)).toMatchObject({ srcSet: undefined })
  })

  test('replace a width and a height that the address names', () => {
    expect(hostedSources('https://cdn.shopify.com/a.jpg?width=100&height=100').src).toBe(
      'https://cdn.shopify.com/a.jpg?width=400',
    )
  })
})
