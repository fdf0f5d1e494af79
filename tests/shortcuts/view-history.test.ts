import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { followViews } from '#shortcuts/view-history.ts'

const open = () => {
  const history = createMemoryHistory({ initialEntries: ['/products'] })
  return { history, views: followViews(history) }
}

test('a filter change on this page can be undone; letters in a search box and another page cannot', () => {
  const { history, views } = open()
  expect(views.last()).toBeUndefined()
  history.replace('/products?search=l')
  expect(views.last()).toBeUndefined()
  history.push('/products?category=Books')
  expect(views.last()).toBeTypeOf('number')
  history.push('/product/1')
  expect(views.last()).toBeUndefined()
})

test('a change that Back undid cannot be undone again', () => {
  const { history, views } = open()
  history.push('/products?category=Books')
  history.push('/products?category=Sports')
  history.back()
  expect(views.last()).toBeTypeOf('number')
  history.back()
  expect(views.last()).toBeUndefined()
  history.forward()
  expect(views.last()).toBeTypeOf('number')
})
