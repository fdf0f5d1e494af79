// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { keepTyping } from '#app/draw-anew.ts'
import { isPrerendered, readPageData } from '#app/page-data.ts'

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  delete document.documentElement.dataset['path']
  delete document.documentElement.dataset['search']
})

describe('a page is the one that was prerendered', () => {
  test('where its path is the address’s and nothing is asked', () => {
    document.documentElement.dataset['path'] = '/products'
    expect(isPrerendered(document, { pathname: '/products', search: '' })).toBe(true)
    expect(isPrerendered(document, { pathname: '/products', search: '?search=lamp' })).toBe(false)
    expect(isPrerendered(document, { pathname: '/', search: '' })).toBe(false)
  })

  test('where the answer to what is asked was put in, and to nothing else', () => {
    document.documentElement.dataset['path'] = '/products'
    document.documentElement.dataset['search'] = '?category=Books'
    expect(isPrerendered(document, { pathname: '/products', search: '?category=Books' })).toBe(true)
    expect(isPrerendered(document, { pathname: '/products', search: '?category=Fashion' })).toBe(false)
    expect(isPrerendered(document, { pathname: '/products', search: '' })).toBe(false)
    expect(isPrerendered(document, { pathname: '/', search: '?category=Books' })).toBe(false)
  })

  test('where it is that of unknown addresses, and no route has this one', () => {
    document.documentElement.dataset['path'] = '*'
    for (const pathname of ['/nowhere', '/a/b/c', '/productive', '/index'])
      expect(isPrerendered(document, { pathname, search: '' })).toBe(true)
    for (const pathname of [
      '/',
      '/products',
      '/products/',
      '/product/999',
      '/product',
      '/compare',
      '/accessibility',
    ])
      expect(isPrerendered(document, { pathname, search: '' })).toBe(false)
    expect(isPrerendered(document, { pathname: '/nowhere', search: '?a=1' })).toBe(false)
  })

  test('never without a path', () => {
    expect(isPrerendered(document, { pathname: '/', search: '' })).toBe(false)
  })
})

describe('the data in a page', () => {
  const put = (text: string) => {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.id = 'page-data'
    script.textContent = text
    document.body.append(script)
  }

  test('is read', () => {
    put('{"product":{"id":1}}')
    expect(readPageData(document)).toEqual({ product: { id: 1 } })
  })

  test.each(['', '{', 'undefined', 'null', '7', '[]', '{"queries":1}', '["answer"]'])(
    'is nothing where it is %j',
    (text) => {
      put(text)
      expect(readPageData(document)).toEqual({})
    },
  )

  test('is nothing where there is none', () => {
    expect(readPageData(document)).toEqual({})
  })
})

describe('what was typed before the page was ready', () => {
  const put = (value: string) => {
    document.body.innerHTML = `<input id="a" value="${value}"><input id="b" value="${value}"><input value="x">`
  }
  const field = (id: string) => {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) throw new Error(`no #${id}`)
    return input
  }

  test('stands in the new page’s field, which has the focus again', () => {
    put('')
    field('a').value = 'lamp'
    field('a').focus()
    const putBack = keepTyping(document)
    put('from the address')
    putBack()
    expect([field('a').value, field('b').value]).toEqual(['lamp', 'from the address'])
    expect(document.activeElement).toBe(field('a'))
  })

  test('counts as it is when the new page comes', () => {
    put('')
    field('a').value = 'lam'
    field('a').focus()
    const putBack = keepTyping(document)
    field('a').value = 'lamp'
    field('a').dispatchEvent(new Event('input', { bubbles: true }))
    field('b').focus()
    put('from the address')
    putBack()
    expect([field('a').value, field('b').value]).toEqual(['lamp', 'from the address'])
    expect(document.activeElement).toBe(field('b'))
    // It is the new page's own matter from then on.
    field('a').value = 'desk'
    field('a').dispatchEvent(new Event('input', { bubbles: true }))
    put('')
    putBack()
    expect(field('a').value).toBe('lamp')
  })

  test('is passed over where the new page has no such field', () => {
    put('')
    field('a').value = 'lamp'
    field('a').focus()
    const putBack = keepTyping(document)
    document.body.innerHTML = ''
    expect(putBack).not.toThrow()
  })
})
