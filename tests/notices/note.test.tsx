// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Note } from '#notices/note.tsx'

function PageWithNote() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <input aria-label="Search" />
      {isOpen && (
        <Note closeLabel="Later" onClose={() => setOpen(false)}>
          A new version of the shop is ready.
        </Note>
      )}
    </>
  )
}

const search = () => screen.getByRole('textbox', { name: 'Search' })
const later = () => screen.queryByRole('button', { name: 'Later' })

test('closing a note with a key returns the focus to its earlier element', async () => {
  render(<PageWithNote />)
  search().focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(later())
  await userEvent.keyboard('{Enter}')
  expect(later()).toBeNull()
  expect(document.activeElement).toBe(search())
})

test('closing a note with a press does not focus a field, which would open a keyboard', async () => {
  render(<PageWithNote />)
  search().focus()
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(later()).toBeNull()
  expect(document.activeElement).not.toBe(search())
})
