import { expect, test } from 'vitest'
import { prerenderPage } from '#app/prerender.tsx'
import { home } from '#shop'
import { homeIds } from '../../../scripts/home/home-ids.ts'

test('the home page has each of the ids that links can lead to', async () => {
  const { markup } = await prerenderPage('/')
  const ids = homeIds(home)
  expect(ids).toContain('contact')
  expect(ids.filter((id) => !markup.includes(` id="${id}"`))).toEqual([])
})

test('a section of the owner’s has an id by its position', () => {
  expect(homeIds([{ kind: 'products' }, { kind: 'text' }])).toEqual([
    'products',
    'products-heading',
    'home-1',
  ])
})
