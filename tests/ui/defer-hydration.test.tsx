// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { createContext, useContext, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { replayEarlyPresses } from '#ui/early-input.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { endWithFile } from '../end-with-file.ts'

endWithFile()
afterEach(() => vi.unstubAllGlobals())

function Greeting({ name }: { name: string }) {
  return <button type="button">Hello {name}</button>
}

test('on a page that the browser renders, a part is rendered at once', async () => {
  const Deferred = lazyPart(async () => Greeting, { when: 'used' })
  await act(async () => render(<Deferred name="Ada" />))
  expect(screen.getByRole('button').textContent).toBe('Hello Ada')
})

test('a part whose code has been fetched is in the first render', async () => {
  const Deferred = lazyPart(async () => Greeting, { when: 'used' })
  await Deferred.preload()
  expect(renderToString(<Deferred name="Ada" />)).toContain('Hello')
})

/** A page with the prerendered HTML of a part, and the part itself, whose code is not fetched yet. */
async function prerender(when: 'near' | 'used') {
  const Made = lazyPart(async () => Greeting, { when })
  await Made.preload()
  document.body.innerHTML = `<div id="page">${renderToString(<Made name="Ada" />)}</div><button id="other">Other</button>`
  const page = document.getElementById('page')
  if (!page) throw new Error('no page')
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting)
  return { page, load, Deferred: lazyPart(load, { when }) }
}

test.each(['pointerover', 'touchstart', 'focusin', 'click', 'change'])(
  'a part of a prerendered page is hydrated at %s within it, and keeps its elements',
  async (type) => {
    const { page, load, Deferred } = await prerender('used')
    await act(async () => hydrateRoot(page, <Deferred name="Ada" />))
    const button = page.querySelector('button')
    expect(button?.textContent).toBe('Hello Ada')
    await act(async () => document.getElementById('other')?.dispatchEvent(new Event(type, { bubbles: true })))
    expect(load).not.toHaveBeenCalled()
    await act(async () => button?.dispatchEvent(new Event(type, { bubbles: true })))
    expect(load).toHaveBeenCalledOnce()
    expect(page.querySelector('button')).toBe(button)
  },
)

test('a part of a prerendered page is hydrated where its code is fetched ahead', async () => {
  const { page, Deferred } = await prerender('used')
  await act(async () => hydrateRoot(page, <Deferred name="Ada" />))
  const button = page.querySelector('button')
  expect(button?.closest('[data-dehydrated]')).not.toBeNull()
  await act(async () => Deferred.preload())
  expect(page.querySelector('button')).toBe(button)
  expect(button?.closest('[data-dehydrated]')).toBeNull()
})

test('a part with the focus is hydrated at once', async () => {
  const { page, load, Deferred } = await prerender('used')
  page.querySelector('button')?.focus()
  await act(async () => hydrateRoot(page, <Deferred name="Ada" />))
  expect(load).toHaveBeenCalledOnce()
})

test('`near` hydrates a part when it nears the window', async () => {
  let intersect = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = () => call([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const { page, load, Deferred } = await prerender('near')
  await act(async () => hydrateRoot(page, <Deferred name="Ada" />))
  expect(load).not.toHaveBeenCalled()
  await act(async () => intersect())
  expect(load).toHaveBeenCalledOnce()
})

test('a part whose HTML React discards, since its context changes before it is hydrated, comes back', async () => {
  const Store = createContext('first')
  const Reader = ({ name }: { name: string }) => (
    <p>
      {name} in the {useContext(Store)} store
    </p>
  )
  const Made = lazyPart(async () => Reader, { when: 'used' })
  await Made.preload()
  const Deferred = lazyPart(async () => Reader, { when: 'used' })
  function Page({ Part }: { Part: typeof Deferred }) {
    const [store, setStore] = useState('first')
    return (
      <Store value={store}>
        <button type="button" onClick={() => setStore('second')}>
          Another store
        </button>
        <Part name="Ada" />
      </Store>
    )
  }
  document.body.innerHTML = `<div id="page">${renderToString(<Page Part={Made} />)}</div>`
  const page = document.getElementById('page')
  if (!page) throw new Error('no page')
  await act(async () => hydrateRoot(page, <Page Part={Deferred} />))
  await act(async () => screen.getByRole('button', { name: 'Another store' }).click())
  expect(page.querySelector('p')?.textContent).toBe('Ada in the second store')
})

test('a press before the triggers are set hydrates the part, and is repeated then', async () => {
  const pressed = vi.fn<() => void>()
  const Button = () => (
    <button type="button" onClick={pressed}>
      Buy
    </button>
  )
  document.body.innerHTML = `<div id="page"><div data-dehydrated=""><!--$-->${renderToString(<Button />)}<!--/$--></div></div>`
  const page = document.getElementById('page')
  if (!page) throw new Error('no page')
  replayEarlyPresses()
  page.querySelector('button')?.click()

  const Deferred = lazyPart(async () => Button, { when: 'used' })
  await act(async () => hydrateRoot(page, <Deferred />))
  expect(pressed).toHaveBeenCalledOnce()
  await act(async () => page.querySelector('button')?.click())
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a part that throws shows an error in its place, and Retry renders it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isBroken = true
  const Deferred = lazyPart(
    async () => {
      return function Fragile() {
        if (isBroken) throw new Error('a fault on purpose')
        return <p>Whole again</p>
      }
    },
    { when: 'used' },
  )
  await act(async () =>
    render(
      <>
        <h1>The rest</h1>
        <Deferred />
      </>,
    ),
  )
  expect(screen.getByRole('alert').textContent).toContain('This part of the shop could not be shown.')
  expect(document.querySelector('h1')?.textContent).toBe('The rest')
  isBroken = false
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.querySelector('p')?.textContent).toBe('Whole again')
})

test('a part whose code could not be loaded is tried again', async () => {
  const importComponent = vi.fn<() => Promise<typeof Greeting>>()
  importComponent.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting)
  const Deferred = lazyPart(importComponent, { when: 'near' })
  await expect(Deferred.preload()).rejects.toThrow('offline')
  await Deferred.preload()
  await Deferred.preload()
  expect(importComponent).toHaveBeenCalledTimes(2)
})

test('a part of a page that the browser renders is tried again at the next press anywhere', async () => {
  const importComponent = vi.fn<() => Promise<typeof Greeting>>()
  importComponent.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting)
  const Deferred = lazyPart(importComponent, { when: 'used' })
  await act(async () => render(<Deferred name="Ada" />))
  expect(screen.queryByText(/Ada/)).toBeNull()
  await act(async () => document.body.click())
  expect(screen.getByText(/Ada/)).toBeTruthy()
})
