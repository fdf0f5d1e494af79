// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { stringifySearch } from '#address/search-params.ts'
import { answerHashOf, showAnswer } from '#boot/prepared-answer.ts'
import { attributeOf, dataKey, templateId } from '#device/document-protocol.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

const answers = JSON.stringify({ '?category=Home+%26+Garden': '1a' })

test('the file for a query is found, also for another spelling of the query', () => {
  expect(answerHashOf(answers, '?category=Home+%26+Garden')).toBe('1a')
  expect(answerHashOf(answers, '?category=Home%20%26%20Garden')).toBe('1a')
})

test('the file for a category with a comma is found, escaped or not', () => {
  const search = stringifySearch({ category: 'Pots, pans & more' })
  const files = JSON.stringify({ [search]: '2b' })
  expect(answerHashOf(files, search)).toBe('2b')
  expect(answerHashOf(files, '?category=Pots%2C%20pans%20%26%20more')).toBe('2b')
})

test('no file is found for any other query, nor on a page without answers', () => {
  expect(answerHashOf(answers, '?category=Home+%26+Garden&sort=price-up')).toBeUndefined()
  expect(answerHashOf(answers, '?constructor')).toBeUndefined()
  expect(answerHashOf(undefined, '?category=Books')).toBeUndefined()
})

test('an answer replaces main, data and the page’s elements of the head, and the page is no longer pending', () => {
  const data = (text: string) => `<script type="application/json" id="${templateId.data}">${text}</script>`
  document.head.innerHTML =
    '<meta charset="utf-8"><title>All</title><link rel="canonical" href="/products"><meta name="description" content="All">'
  document.body.innerHTML = `<header>Shop</header><main>All</main>${data('1')}`
  document.documentElement.dataset[dataKey.pending] = 'preview'
  const answer = new DOMParser().parseFromString(
    `<html ${attributeOf('search')}="?category=Books"><head><title>Books</title><link rel="canonical" href="/products?category=Books"></head><main>Books</main>${data('2')}`,
    'text/html',
  )
  showAnswer(answer)
  expect(document.querySelector('main')?.textContent).toBe('Books')
  expect(document.querySelector('header')?.textContent).toBe('Shop')
  expect(document.getElementById(templateId.data)?.textContent).toBe('2')
  expect(document.head.innerHTML).toBe(
    '<title>Books</title><link rel="canonical" href="/products?category=Books"><meta charset="utf-8">',
  )
  expect(document.documentElement.dataset[dataKey.search]).toBe('?category=Books')
  expect(dataKey.pending in document.documentElement.dataset).toBe(false)
})
