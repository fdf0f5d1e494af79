import { describe, expect, test } from 'vitest'
import { pageHeading } from '#browse/list/page-numbers.ts'
import { resultAnnouncement } from '#browse/list/result-announcement.ts'
import { productsTitle } from '#browse/list/products-title.ts'
import { productsCount, productsHeading, resultLine } from '#browse/list/result-texts.ts'

test('the number of products has a singular, and a comma for thousands', () => {
  expect([0, 1, 2, 1234].map(productsCount)).toEqual([
    '0 products',
    '1 product',
    '2 products',
    '1,234 products',
  ])
})

describe('the line under the grid', () => {
  test('contains the shown number and the total', () => {
    expect(resultLine(30, 195, 'All', '')).toBe('Showing 30 of 195 products')
  })

  test('ends with the category and the search term', () => {
    expect(resultLine(3, 3, 'Fashion', '')).toBe('Showing 3 of 3 products in Fashion')
    expect(resultLine(3, 3, 'All', 'lamp')).toBe('Showing 3 of 3 products matching “lamp”')
    expect(resultLine(0, 0, 'Books', '$& <b>')).toBe('Showing 0 of 0 products in Books matching “$& <b>”')
  })

  test('groups thousands', () => {
    expect(resultLine(1200, 100_000, 'All', '')).toBe('Showing 1,200 of 100,000 products')
  })
})

describe('the announcement after a change', () => {
  const before = { total: 42, category: 'All', conditions: '', sort: undefined }

  test('contains the number and the difference', () => {
    expect(resultAnnouncement({ ...before, total: 34, conditions: 'lamp' }, before)).toBe(
      '34 products, 8 fewer',
    )
    expect(resultAnnouncement({ ...before, total: 50, conditions: 'e' }, before)).toBe('50 products, 8 more')
    expect(resultAnnouncement({ ...before, conditions: 'e' }, before)).toBe('42 products')
    expect(resultAnnouncement({ ...before, total: 34 }, before)).toBe('34 products, 8 fewer')
  })

  test('contains the category where that changed', () => {
    expect(resultAnnouncement({ ...before, total: 1, category: 'Books' }, before)).toBe('Books: 1 product')
  })

  test('contains the order where only that changed', () => {
    const sorted = { ...before, sort: 'price-up' } as const
    expect(resultAnnouncement(sorted, before)).toBe('Sorted by price, low to high')
    expect(resultAnnouncement({ ...before, sort: 'saving' }, sorted)).toBe('Sorted by saving, biggest first')
    expect(resultAnnouncement(before, sorted)).toBe('Featured first')
  })

  test('a text brings its best matches first without a word; an order that is chosen is announced', () => {
    const searched = { ...before, total: 3, conditions: 'hat', sort: 'match' } as const
    expect(resultAnnouncement(searched, before)).toBe('3 products, 39 fewer')
    expect(resultAnnouncement(before, searched)).toBe('42 products, 39 more')
    const featured = { ...searched, sort: undefined }
    expect(resultAnnouncement(featured, searched)).toBe('Featured first')
    expect(resultAnnouncement(searched, featured)).toBe('Best match first')
  })

  test('is one message where number and order changed', () => {
    expect(resultAnnouncement({ ...before, total: 40, sort: 'rating' }, before)).toBe(
      '40 products, 2 fewer, sorted by rating, best first',
    )
  })
})

describe('the title of the catalogue page', () => {
  test.each([
    [{}, 'Products'],
    [{ category: 'Fashion' }, 'Fashion'],
    [{ category: 'home-garden' }, 'Home & Garden'],
    [{ category: 'Nope' }, 'Products'],
    [{ search: 'lamp' }, '“lamp”'],
    [{ category: 'Home & Garden', search: 'lamp' }, '“lamp” in Home & Garden'],
    [{ saved: true as const }, 'Saved products'],
    [{ ids: '1,7' }, 'A list for you'],
    [{ sale: true as const }, 'Products on sale'],
    [{ sale: true as const, category: 'Fashion' }, 'Fashion on sale'],
    [{ sale: true as const, search: 'lamp' }, '“lamp”'],
    [{ saved: true as const, search: 'lamp' }, '“lamp” in Saved products'],
  ])('for %j is %s', (search, title) => {
    expect(productsTitle(search)).toBe(title)
  })
})

test('the heading of the catalogue page says what its title says, without the typed text', () => {
  expect(productsHeading({ sale: true })).toBe('Products on sale')
  expect(productsHeading({ sale: true, category: 'Fashion', search: 'shirt' })).toBe('Fashion on sale')
})

test('the heading of a page of the list has its product numbers, or that the page does not exist', () => {
  expect(pageHeading(1, 30, 195)).toBe('Products 1 to 30 of 195')
  expect(pageHeading(7, 15, 195)).toBe('Products 181 to 195 of 195')
  expect(pageHeading(3334, 5, 99_995)).toBe('Products 99,991 to 99,995 of 99,995')
  expect(pageHeading(9, 0, 195)).toBe('There is no page 9 of these products')
})
