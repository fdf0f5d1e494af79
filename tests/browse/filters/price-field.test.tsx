// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PriceField } from '#browse/filters/price-field.tsx'

const apply = vi.fn<(text: string) => void>()

function Field() {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const propsOf = { input, text, type: setText, apply: () => apply(text) }
  return <PriceField label="From" hint={null} error={null} {...propsOf} />
}

let root: Root

/** A visitor types into the prerendered field, leaves it or not, and then it is hydrated. */
async function typeEarly(typed: string, { isLeft }: { isLeft: boolean }): Promise<HTMLInputElement> {
  const box = document.createElement('div')
  box.innerHTML = renderToString(<Field />)
  document.body.append(box)
  const input = box.querySelector('input')
  if (!input) throw new Error('No field.')
  input.focus()
  input.value = typed
  if (isLeft) input.blur()
  await act(async () => {
    root = hydrateRoot(box, <Field />)
  })
  return input
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  apply.mockClear()
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  document.body.replaceChildren()
})

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('a price typed before the hydration is applied after a pause: an Enter is lost by then', async () => {
  const input = await typeEarly('25', { isLeft: false })
  expect(input.value).toBe('25')
  await wait(900)
  expect(apply).not.toHaveBeenCalled()
  await wait(200)
  expect(apply.mock.calls).toEqual([['25']])
})

test('a price typed before the hydration is applied at once where the field has been left', async () => {
  await typeEarly('25', { isLeft: true })
  await wait(1)
  expect(apply.mock.calls).toEqual([['25']])
})
