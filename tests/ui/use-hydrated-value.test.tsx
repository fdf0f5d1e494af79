// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SaveButton } from '#saved/save-button.tsx'
import { savedIdsAtom } from '#saved/saved.ts'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'

/** Hydrates the HTML of `prerendered` as `client`. */
async function hydrate(prerendered: ReactNode, client: ReactNode) {
  const page = document.createElement('div')
  page.innerHTML = renderToString(prerendered)
  const element = page.firstElementChild
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => hydrateRoot(page, client, { onRecoverableError }))
  return { page, element, onRecoverableError }
}

function Tools({ value }: { value: string | null }) {
  const tools = useHydratedValue(value, null)
  return <article>{tools && <span>{tools}</span>}</article>
}

test('HTML is hydrated as it was prerendered, and then has the value', async () => {
  const { page, element, onRecoverableError } = await hydrate(<Tools value={null} />, <Tools value="Save" />)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(page.firstElementChild).toBe(element)
  expect(page.innerHTML).toBe('<article><span>Save</span></article>')
})

test('a product saved before its button is hydrated is shown as saved', async () => {
  const store = createStore()
  store.set(savedIdsAtom, () => [7])
  const button = <SaveButton product={{ id: 7, name: 'Lamp' }} />
  const { element } = await hydrate(
    <Provider store={createStore()}>{button}</Provider>,
    <Provider store={store}>{button}</Provider>,
  )
  expect(element?.getAttribute('aria-pressed')).toBe('true')
})
