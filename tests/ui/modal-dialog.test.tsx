// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { announce } from '#ui/announcer.ts'

function Page() {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <h1>Contact</h1>
      <form>
        <input ref={field} aria-label="Name" />
        <button type="button" onClick={() => setOpen(true)}>
          Send
        </button>
      </form>
      <AlertDialog
        title="Form"
        text="Fill it in."
        isOpen={isOpen}
        close={() => setOpen(false)}
        opener={field}
      />
    </>
  )
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const isPageHidden = () =>
  screen.getByRole('textbox', { name: 'Name' }).closest('[inert], [aria-hidden="true"]') !== null

/** An open alert after its transitions. */
async function openAlert() {
  vi.useFakeTimers()
  render(<Page />)
  const send = screen.getByRole('button', { name: 'Send' })
  send.focus()
  act(() => send.click())
  await pass(100)
  return screen.getByRole('button', { name: 'OK' })
}

test('an alert is spoken once, with its button’s focus: changes of its region are not announced', async () => {
  await openAlert()
  expect(screen.getByRole('alertdialog').parentElement?.getAttribute('aria-live')).toBe('off')
})

test('the system’s own way to close, Back on Android, closes it and is released', async () => {
  class CloseWatcher extends EventTarget {
    isReleased = false
    constructor() {
      super()
      watchers.push(this)
    }
    destroy() {
      this.isReleased = true
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  const watchers: CloseWatcher[] = []
  await openAlert()
  expect(watchers.map(({ isReleased }) => isReleased)).toEqual([false])
  act(() => void watchers[0]?.dispatchEvent(new Event('close')))
  await pass(1000)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(watchers.map(({ isReleased }) => isReleased)).toEqual([true])
})

test('the page is hidden only after the focus has left it', async () => {
  const ok = await openAlert()
  expect(document.activeElement).toBe(ok)
  expect(isPageHidden()).toBe(false)
  await pass(500)
  expect(isPageHidden()).toBe(true)
})

test('a message is announced once: in an open dialog, and in the page from its closing on', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<div id="announcer" role="status"></div>')
  const said = () =>
    [...document.querySelectorAll('#announcer, [data-announcer]')].map(
      ({ id, textContent }) => `${id || 'dialog'}: ${textContent}`,
    )
  const ok = await openAlert()
  announce('Two found')
  expect(screen.getByRole('alertdialog').querySelector('[aria-live]')?.textContent).toBe('Two found')
  expect(said()).toEqual(['announcer: ', 'dialog: Two found'])
  act(() => ok.click())
  await pass(10)
  announce('Sent')
  expect(said()).toEqual(['announcer: Sent', 'dialog: Two found'])
  await pass(4000)
  expect(said()).toEqual(['announcer: '])
  document.getElementById('announcer')?.remove()
})

test('the page is shown before the focus returns, and the dialog is removed after that', async () => {
  const ok = await openAlert()
  await pass(500)
  act(() => ok.click())
  expect(isPageHidden()).toBe(false)
  expect(document.activeElement).toBe(ok)
  await pass(200)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  expect(ok.isConnected).toBe(true)
  await pass(1000)
  await pass(100)
  expect(ok.isConnected).toBe(false)
})

test('an element that gets the focus back is scrolled into the window', async () => {
  const ok = await openAlert()
  await pass(500)
  const field = screen.getByRole('textbox', { name: 'Name' })
  const scroll = vi.spyOn(field, 'scrollIntoView')
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -110, 300, 85))
  act(() => ok.click())
  await pass(1000)
  expect(document.activeElement).toBe(field)
  expect(scroll).toHaveBeenCalled()
})

const isRestHidden = () => screen.getByText('Contact').closest('[inert], [aria-hidden="true"]') !== null

test('the part that gets the focus is shown before the rest of the page', async () => {
  const ok = await openAlert()
  await pass(500)
  act(() => ok.click())
  expect([isPageHidden(), isRestHidden()]).toEqual([false, true])
  await pass(200)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  expect(isRestHidden()).toBe(true)
  await pass(1000)
  expect(isRestHidden()).toBe(false)
})

test('the whole page is shown again after a dialog that was reopened while it closed', async () => {
  const ok = await openAlert()
  await pass(500)
  act(() => ok.click())
  await pass(100)
  act(() => screen.getByRole('button', { name: 'Send' }).click())
  await pass(1000)
  expect(isPageHidden()).toBe(true)
  act(() => screen.getByRole('button', { name: 'OK' }).click())
  await pass(1000)
  expect([isPageHidden(), isRestHidden()]).toEqual([false, false])
})

test('an open dialog removes a caret in the page, but no text selection', async () => {
  await openAlert()
  const heading = screen.getByRole('heading', { name: 'Contact' })
  const selection = document.getSelection()
  selection?.collapse(heading, 0)
  act(() => screen.getByRole('button', { name: 'OK' }).click())
  expect(selection?.rangeCount).toBe(0)
  await pass(1000)
  selection?.selectAllChildren(heading)
  act(() => screen.getByRole('button', { name: 'Send' }).click())
  await pass(500)
  expect(selection?.toString()).toBe('Contact')
})

test('a focus that the visitor has moved stays', async () => {
  const ok = await openAlert()
  act(() => ok.click())
  await pass(50)
  screen.getByRole('button', { name: 'Send' }).focus()
  await pass(1000)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
})
