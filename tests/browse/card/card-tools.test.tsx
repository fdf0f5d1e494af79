// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { CardTools } from '#browse/card/card-tools.tsx'
import { someProduct } from '../../cart/some-product.ts'
import { showTools, ToolsOnCard } from '#browse/card/save-and-compare.tsx'
import { areCardsHydratedAtom, toolsOnCardsAtom } from '#browse/card/tools-on-cards.ts'
import { savedIdsAtom } from '#saved/saved.ts'

// It needs a router.
vi.mock('#browse/card/second-view.tsx', () => ({ SecondView: () => null }))

const withoutTouch = window.matchMedia('not all')
const withTouch = Object.defineProperty(window.matchMedia('all'), 'matches', { value: true })

const renderTools = (store: ReturnType<typeof createStore>) =>
  act(async () =>
    render(
      <Provider store={store}>
        <CardTools />
      </Provider>,
    ),
  )

test('the card with the focus has a slot for its tools only once the list is hydrated', async () => {
  document.body.innerHTML = `<main><ul><li data-index="0"><article>
    <h3><a href="/product/7">Lamp</a></h3><img sizes="10rem" srcset="lamp.webp 320w" alt=""></article></li></ul></main>`
  const card = document.querySelector('article')
  card?.querySelector('a')?.focus()
  const store = createStore()
  await renderTools(store)
  expect(card?.childElementCount).toBe(2)

  await act(async () => store.set(areCardsHydratedAtom, true))
  expect(card?.childElementCount).toBe(3)
})

test('the tools have the whole name of a product whose name has a match marked', async () => {
  document.body.innerHTML = `<main><ul><li data-index="0"><article aria-label="Desk lamp">
    <h3><a href="/product/7"><span>Desk</span> lamp</a></h3><img alt=""></article></li></ul></main>`
  document.querySelector('a')?.focus()
  const store = createStore()
  store.set(areCardsHydratedAtom, true)
  await renderTools(store)
  expect(screen.getByRole('button', { name: 'Save Desk lamp' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Compare Desk lamp' })).toBeTruthy()
})

test('the tools follow the product when a search shows another one in the same card', async () => {
  document.body.innerHTML = `<main><ul><li data-index="0"><article aria-label="Lamp">
    <h3><a href="/product/7">Lamp</a></h3><img alt=""></article></li></ul></main>`
  const card = document.querySelector('article')
  const link = card?.querySelector('a')
  link?.focus()
  const store = createStore()
  store.set(areCardsHydratedAtom, true)
  await renderTools(store)
  expect(screen.getByRole('button', { name: 'Save Lamp' })).toBeTruthy()
  await act(async () => {
    card?.setAttribute('aria-label', 'Chair')
    link?.setAttribute('href', '/product/8')
  })
  screen.getByRole('button', { name: 'Save Chair' }).click()
  expect(store.get(savedIdsAtom)).toEqual([8])
})

test('with a touch screen a card of the grid keeps its own tools, also where its image has one size', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('coarse') ? withTouch : withoutTouch,
  )
  document.body.innerHTML = `<main><ul><li data-index="0"><article>
    <h3><a href="/product/7">Lamp</a></h3><img data-product="Lamp" sizes="10rem" alt=""></article></li></ul></main>`
  document.querySelector('a')?.focus()
  const store = createStore()
  store.set(areCardsHydratedAtom, true)
  await renderTools(store)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a list loads Save and Compare for its cards with a touch screen only', async () => {
  const showList = async () => {
    const store = createStore()
    store.sub(toolsOnCardsAtom, () => undefined)
    await vi.dynamicImportSettled()
    return () => store.get(toolsOnCardsAtom)?.(999)
  }
  const media = vi.spyOn(window, 'matchMedia')
  media.mockReturnValue(withoutTouch)
  expect((await showList())()).toBeUndefined()
  media.mockReturnValue(withTouch)
  await expect.poll(await showList()).toBe(ToolsOnCard)
})

test('the cards of a list get their tools in steps, and keep them where the list is shown again', async () => {
  const store = createStore()
  const withTools = () => {
    const toolsAt = store.get(toolsOnCardsAtom)
    return Array.from({ length: 40 }, (_, index) => index).filter((index) => toolsAt?.(index)).length
  }
  const frames: number[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    frames.push(withTools())
    callback(0)
    return 0
  })
  const show = () =>
    showTools((update) => store.set(toolsOnCardsAtom, () => update(store.get(toolsOnCardsAtom))))
  await show()
  expect(frames).toEqual([5, 10, 15, 20, 25, 30])
  expect(withTools()).toBe(40)
  await show()
  expect(new Set(frames.slice(6))).toEqual(new Set([40]))
})

test('cards that are saved or chosen to compare have marks, and no other card', async () => {
  sessionStorage.setItem('shop/compare/1', '[7]')
  localStorage.setItem('shop/saved/1', '[8]')
  const store = createStore()
  store.set(areCardsHydratedAtom, true)
  await renderTools(store)
  const Marks = store.get(toolsOnCardsAtom)?.(0)
  if (!Marks) throw new Error('No card has a mark.')
  const marksOf = (id: number) => {
    const { container } = render(
      <Provider store={store}>
        <Marks product={someProduct({ id })} />
      </Provider>,
    )
    return container.textContent
  }
  expect([7, 8, 9].map(marksOf)).toEqual(['Chosen to compare', 'Saved', ''])
})
