// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { isDialogOpen } from '#ui/is-dialog-open.ts'

function Page() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={opener} type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <AlertDialog
        title="Sure?"
        text="Really?"
        isOpen={isOpen}
        close={() => setOpen(false)}
        opener={opener}
      />
    </>
  )
}

const pressEscape = () =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )

/** Calls back at the moment when an element of the dialog gets the focus. */
const atFirstFocus = (act: () => void) =>
  document.addEventListener('focusin', function listen({ target }) {
    if (!(target instanceof Element) || !target.closest('[role=alertdialog]')) return
    document.removeEventListener('focusin', listen)
    act()
  })

test('Escape closes a dialog from the moment it gets the focus', async () => {
  render(<Page />)
  const presses: (boolean | undefined)[] = []
  atFirstFocus(() => presses.push(pressEscape()))
  screen.getByRole('button', { name: 'Ask' }).click()
  // False: the event's default was prevented.
  await waitFor(() => expect(presses).toEqual([false]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })))
})

test('Escape closes a dialog that has the focus already', async () => {
  render(<Page />)
  screen.getByRole('button', { name: 'Ask' }).click()
  const ok = await screen.findByRole('button', { name: 'OK' })
  await waitFor(() => expect(document.activeElement).toBe(ok))
  pressEscape()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a closing dialog is still in the document, and no longer counts as open', async () => {
  render(<Page />)
  screen.getByRole('button', { name: 'Ask' }).click()
  await waitFor(() => expect(isDialogOpen()).toBe(true))
  const ok = await screen.findByRole('button', { name: 'OK' })
  await waitFor(() => expect(document.activeElement).toBe(ok))
  pressEscape()
  await waitFor(() => expect(isDialogOpen()).toBe(false))
  expect(document.querySelector('[aria-modal="true"]')).not.toBeNull()
})
