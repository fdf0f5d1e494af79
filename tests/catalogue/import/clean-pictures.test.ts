import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanPictures } from '#catalogue/import/clean-pictures.ts'
import { soldOutPicture } from '#catalogue/pictures/picture-address.ts'

const clean = (record: Partial<Parameters<typeof cleanPictures>[0]>) =>
  cleanPictures({ image: '', images: [], name: 'lamp', features: [], isOut: false, ...record })

describe('the main picture and the list', () => {
  test('stay as they are where they are valid', () => {
    expect(clean({ image: '/a', images: ['/a', '/b'], features: ['Light'] })).toEqual({
      picture: '/a',
      pictures: ['/a', '/b'],
      features: ['Light'],
    })
  })

  test('an empty list receives the main picture', () => {
    expect(clean({ image: '/a' })?.pictures).toEqual(['/a'])
  })

  test('an empty main picture becomes the first of the list', () => {
    expect(clean({ image: ' ', images: ['', '/b', '/c'] })).toMatchObject({
      picture: '/b',
      pictures: ['/b', '/c'],
    })
  })

  test('a main picture that is missing from the list is put first in it', () => {
    expect(clean({ image: '/a', images: ['/b'] })).toMatchObject({ picture: '/a', pictures: ['/a', '/b'] })
  })

  test('a main picture within the list keeps its position', () => {
    expect(clean({ image: '/b', images: ['/a', '/b'] })).toMatchObject({
      picture: '/b',
      pictures: ['/a', '/b'],
    })
  })

  test('blanks, repeats and invalid addresses are dropped, the others trimmed', () => {
    const images = ['', ' /b ', '/b', '//evil.example/x', 'javascript:alert(1)', null, 7, undefined, {}, '/c']
    expect(clean({ image: '/b', images })?.pictures).toEqual(['/b', '/c'])
  })

  test('an invalid main picture counts as missing', () => {
    expect(clean({ image: 'http://example.com/a.png', images: ['/b'] })?.picture).toBe('/b')
  })

  test('a record that names no image gets a placeholder with its first letter', () => {
    expect(clean({ image: ' ', images: ['', null] })).toMatchObject({
      picture: '/pictures/initial-4c.svg',
      pictures: ['/pictures/initial-4c.svg'],
    })
  })

  test('without a valid address among those that it names it has a placeholder', () => {
    expect(
      clean({ image: 'data:image/png;base64,AA', images: ['', '//x'], features: ['http://x/'] }),
    ).toEqual(clean({ image: '', images: [], features: [] }))
  })
})

describe('an image with a size', () => {
  test('has it behind its address, where it is hosted elsewhere', () => {
    const url = 'https://example.com/a.jpg'
    expect(
      clean({ image: { url, width: 600, height: 800 }, images: [{ url: '/b', width: 1, height: 1 }] }),
    ).toMatchObject({
      picture: `${url}#600x800`,
      pictures: [`${url}#600x800`, '/b'],
    })
  })

  test.each([
    {},
    { width: 600 },
    { width: 0, height: 10 },
    { width: '600', height: 800 },
    { width: 1.5, height: 2 },
  ])('that is no size, %o, is an image without one', (size) => {
    expect(clean({ image: { url: 'https://example.com/a.jpg', ...size } })?.picture).toBe(
      'https://example.com/a.jpg',
    )
  })

  test('and a bad address counts as missing', () => {
    expect(clean({ image: { url: 'http://example.com/a.jpg', width: 1, height: 1 } })).toEqual(
      clean({ image: '' }),
    )
  })
})

describe('an address inside features', () => {
  test('becomes the last picture and leaves the features', () => {
    const features = ['Light', ' /c ', 'Strong', 'https://example.com/d.png', '/a']
    expect(clean({ image: '/a', images: ['/a', '/b'], features })).toEqual({
      picture: '/a',
      pictures: ['/a', '/b', '/c', 'https://example.com/d.png'],
      features: ['Light', 'Strong'],
    })
  })

  test('leaves the features without becoming a picture where it is invalid', () => {
    const features = ['Light', 'http://example.com/d.png', '//example.com/x']
    expect(clean({ image: '/a', features })).toEqual({ picture: '/a', pictures: ['/a'], features: ['Light'] })
  })

  test('becomes the main picture where there is no other', () => {
    expect(clean({ features: ['/c'] })).toEqual({ picture: '/c', pictures: ['/c'], features: [] })
  })

  test('is removed together with blank and repeated features', () => {
    expect(clean({ image: '/a', features: ['Light', ' ', 'Light ', ''] })?.features).toEqual(['Light'])
  })
})

describe('the sold-out picture', () => {
  test('is dropped for a product in stock that has a real one', () => {
    expect(clean({ image: soldOutPicture, images: ['/a', soldOutPicture, '/b'] })).toMatchObject({
      picture: '/a',
      pictures: ['/a', '/b'],
    })
    expect(clean({ image: soldOutPicture, features: ['/c'] })).toMatchObject({
      picture: '/c',
      pictures: ['/c'],
    })
    expect(clean({ image: '/a', images: [soldOutPicture] })).toMatchObject({
      picture: '/a',
      pictures: ['/a'],
    })
  })

  test('stays where it is the only one', () => {
    expect(clean({ image: soldOutPicture })).toMatchObject({
      picture: soldOutPicture,
      pictures: [soldOutPicture],
    })
  })

  test('stays for a product out of stock', () => {
    expect(clean({ image: soldOutPicture, images: ['/a'], isOut: true })).toMatchObject({
      picture: soldOutPicture,
      pictures: [soldOutPicture, '/a'],
    })
  })
})

test('for any record, the main picture is in the list, and the list has no repeats', () => {
  const address = fc.constantFrom(
    '',
    ' ',
    '/a',
    '/b',
    ' /b',
    '/c',
    soldOutPicture,
    '//x',
    'http://x/',
    'Light',
  )
  fc.assert(
    fc.property(
      address,
      fc.array(address),
      fc.array(address),
      fc.boolean(),
      (image, images, features, isOut) => {
        const cleaned = cleanPictures({ name: 'Lamp', image, images, features, isOut })
        if (cleaned === null) return
        expect(cleaned.pictures).toContain(cleaned.picture)
        expect(new Set(cleaned.pictures).size).toBe(cleaned.pictures.length)
        expect(cleaned.features.join()).toMatch(/^(Light)?$/)
      },
    ),
  )
})
