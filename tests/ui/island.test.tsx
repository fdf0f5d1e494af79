// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { replayEarlyPresses } from '#ui/early-presses.ts'
import { createIsland } from '#ui/island.tsx'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

function Greeting({ name }: { name: string }) {
  return <button type="button">Hello {name}</button>
}

test('on a page that the browser renders, a part is rendered at once', async () => {
  const Deferred = createIsland(async () => Greeting, { hydrateOn: 'interaction' })
  await act(async () => render(<Deferred name="Ada" />))
  expect(screen.getByRole('button').textContent).toBe('Hello Ada')
})

test('a part whose code has been fetched is in the first render', async () => {
  const Deferred = createIsland(async () => Greeting, { hydrateOn: 'interaction' })
  await Deferred.preload()
  expect(renderToString(<Deferred name="Ada" />)).toContain('Hello')
})

test('on a prerendered page, a part stays dehydrated until its trigger', async () => {
  const Made = createIsland(async () => Greeting, { hydrateOn: 'interaction' })
  await Made.preload()
  document.body.innerHTML = `<div id="page">${renderToString(<Made name="Ada" />)}</div>`
  const page = document.getElementById('page')
  if (!page) throw new Error('no page')

  const importComponent = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting)
  const Deferred = createIsland(importComponent, { hydrateOn: 'interaction' })
  await act(async () => hydrateRoot(page, <Deferred name="Ada" />))
  const button = page.querySelector('button')
  expect(button?.textContent).toBe('Hello Ada')
  expect(importComponent).not.toHaveBeenCalled()

  await act(async () => button?.dispatchEvent(new Event('pointerover', { bubbles: true })))
  expect(importComponent).toHaveBeenCalledOnce()
  expect(page.querySelector('button')).toBe(button)
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

  const Deferred = createIsland(async () => Button, { hydrateOn: 'interaction' })
  await act(async () => hydrateRoot(page, <Deferred />))
  expect(pressed).toHaveBeenCalledOnce()
  await act(async () => page.querySelector('button')?.click())
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a part that throws shows an error in its place, and Retry renders it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isBroken = true
  const Deferred = createIsland(
    async () => {
      return function Fragile() {
        if (isBroken) throw new Error('a fault on purpose')
        return <p>Whole again</p>
      }
    },
    { hydrateOn: 'interaction' },
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
  const Deferred = createIsland(importComponent, { hydrateOn: 'visible' })
  await expect(Deferred.preload()).rejects.toThrow('offline')
  await expect(Deferred.preload()).resolves.toBe(Greeting)
  await Deferred.preload()
  expect(importComponent).toHaveBeenCalledTimes(2)
})

test('a part of a page that the browser renders is tried again at the next press anywhere', async () => {
  const importComponent = vi.fn<() => Promise<typeof Greeting>>()
  importComponent.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting)
  const Deferred = createIsland(importComponent, { hydrateOn: 'interaction' })
  await act(async () => render(<Deferred name="Ada" />))
  expect(screen.queryByText(/Ada/)).toBeNull()
  await act(async () => document.body.click())
  expect(screen.getByText(/Ada/)).toBeTruthy()
})
