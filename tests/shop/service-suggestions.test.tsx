// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createHttpSource } from '#catalogue/http/http-source.ts'
import { naiveDemo } from '../catalogue-service/demo-catalogue.ts'
import { fetchOf, serviceWith } from '../catalogue-service/fake-service.ts'
import { createNaiveBackend } from '../catalogue-service/naive-backend.ts'
import { openShop } from './open-shop.tsx'

/** What the shop requests from the service, and whether totals and suggestions are held back. */
const service = vi.hoisted(
  (): { readonly requested: string[]; held: Promise<void>; isWithoutSuggestions: boolean } => ({
    requested: [],
    held: Promise.resolve(),
    isWithoutSuggestions: false,
  }),
)

vi.mock(import('#catalogue/source/source-for.ts'), () => {
  const answer = fetchOf(serviceWith(createNaiveBackend(naiveDemo(2000))))
  const source = createHttpSource({
    url: 'https://catalogue.example',
    async fetch(input, init) {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
      const isSlice = pathname === '/v1/slice'
      if (searchParams.has('q')) service.requested.push(`${pathname} ${searchParams.get('page') ?? 0}`)
      if (isSlice && searchParams.has('q')) await service.held
      if (service.isWithoutSuggestions && pathname === '/v1/suggestions')
        return Response.json({ version: 1, problem: 'bad-question', message: 'x' }, { status: 400 })
      return answer(input, init)
    },
  })
  return { sourceFor: () => Promise.resolve(source) }
})

beforeEach(() => {
  service.requested.length = 0
  service.held = Promise.resolve()
  service.isWithoutSuggestions = false
})

const header = () => screen.getByLabelText<HTMLInputElement>('Search the shop', { selector: 'input' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

async function typeInHeader(text: string) {
  const shop = await openShop('/compare')
  const { user } = shop
  await user.click(header())
  await waitFor(() => expect(header().getAttribute('role')).toBe('combobox'))
  await user.click(header())
  await user.paste(text)
  return shop
}

test('suggestions of a service are shown before the total, which is added when it is known', async () => {
  let count: () => void = () => undefined
  service.held = new Promise((resolve) => (count = resolve))
  await typeInHeader('chair')
  await waitFor(() => expect(options()).toContain('See all results'))
  expect(options().filter((text) => text.includes('Chair')).length).toBeGreaterThan(0)
  count()
  await waitFor(() => expect(options().at(-1)).toMatch(/^See all [\d,]+ results$/))
  // The service has ranked them: no further slices are read for their names.
  expect(service.requested.toSorted()).toEqual(['/v1/slice 0', '/v1/suggestions 0'])
})

test('the suggestion that the keys have reached stays the active one when others are added above it', async () => {
  let count: () => void = () => undefined
  service.held = new Promise((resolve) => (count = resolve))
  const { user, address } = await typeInHeader('brooklyn')
  await waitFor(() => expect(options()).toContain('See all results'))
  const product = options()[0] ?? ''
  expect(product).toMatch(/^Brooklyn Parcel .*\$/)
  await user.keyboard('{ArrowDown}')
  count()
  await waitFor(() => expect(options()[0]).toMatch(/^Brooklyn Parcel [\d,]+ products$/))
  const active = document.getElementById(header().getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe(product)
  expect(active?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toMatch(/^\/product\//))
})

test('where the service fails to suggest, the first products of the list are suggested', async () => {
  service.isWithoutSuggestions = true
  await typeInHeader('chair')
  await waitFor(() => expect(options().at(-1)).toMatch(/^See all [\d,]+ results$/))
  expect(options().filter((text) => text.includes('Chair')).length).toBeGreaterThan(0)
})
