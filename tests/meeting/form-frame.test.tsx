// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FormFrame } from '#meeting/form-frame.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { addLiveRegion, announced } from './live-region.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

/** The intersection observers that wait for their element. */
let waiting: (() => void)[] = []

class SomeObserver extends IntersectionObserver {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    super(callback, options)
    waiting.push(() => {
      // @ts-expect-error The code reads only this part of an entry.
      callback([{ isIntersecting: true }], this)
    })
  }
  override observe() {}
}

beforeEach(() => {
  waiting = []
  vi.stubGlobal('IntersectionObserver', SomeObserver)
  addLiveRegion()
})

function SomeForm() {
  return (
    <form>
      <input aria-label="Name" />
      <input aria-label="Email" />
    </form>
  )
}

/** A frame whose form the test loads or lets fail. */
function openFrame() {
  const imports: { load: (Form: ComponentType) => void; fail: () => void }[] = []
  const LazyForm = lazyPart(
    () =>
      new Promise<ComponentType>((resolve, reject) => {
        imports.push({ load: resolve, fail: () => reject(new Error('gone')) })
      }),
    { when: 'rendered' },
  )
  render(
    <>
      <FormFrame Form={LazyForm} />
      <button type="button">After</button>
    </>,
  )
  return {
    user: userEvent.setup(),
    imports,
    nearWindow: () => act(() => waiting.forEach((notify) => notify())),
    load: (Form: ComponentType = SomeForm) => act(async () => imports.at(-1)?.load(Form)),
    fail: () => act(async () => imports.at(-1)?.fail()),
  }
}

const opener = () => screen.queryByRole('button', { name: 'Open the booking form' })
const name = () => screen.queryByRole('textbox', { name: 'Name' })
/** The sentence beside the button while the form is loading or has failed. */
const status = () => screen.queryByText(/on its way|try again;/, { selector: 'p' })?.textContent

describe('the form', () => {
  test('is not fetched before it nears the window', async () => {
    const { imports, nearWindow, load } = openFrame()
    expect(imports).toHaveLength(0)
    nearWindow()
    expect(imports).toHaveLength(1)
    await load()
    expect(name()).not.toBeNull()
    expect(opener()).toBeNull()
    expect(document.activeElement).toBe(document.body)
  })

  test('is fetched when its container gets the focus', async () => {
    const { user, imports } = openFrame()
    await user.tab()
    expect(document.activeElement).toBe(opener())
    expect(imports).toHaveLength(1)
  })
})

describe('a press on the button', () => {
  test('before the form has loaded opens it with the focus in its first field', async () => {
    const { user, load } = openFrame()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(name()).toBeNull()
    expect(status()).toBe('One moment, the form is on its way …')
    await load()
    expect(status()).toBeUndefined()
    expect(document.activeElement).toBe(name())
    expect(opener()).toBeNull()
  })

  test('does not move the focus back to the form after the visitor has left it', async () => {
    const { user, load } = openFrame()
    await user.tab()
    await user.keyboard('{Enter}')
    await user.tab()
    await load()
    expect(document.activeElement?.textContent).toBe('After')
  })
})

describe('a form that loads while the focus is on the button', () => {
  test('keeps the button, so that a press a moment later has its effect', async () => {
    const { user, load } = openFrame()
    await user.tab()
    await load()
    expect(name()).not.toBeNull()
    expect(document.activeElement).toBe(opener())
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(name())
    expect(opener()).toBeNull()
  })

  test('gets the focus by Tab, which removes the button', async () => {
    const { user, load } = openFrame()
    await user.tab()
    await load()
    await user.tab()
    expect(document.activeElement).toBe(name())
    expect(opener()).toBeNull()
  })
})

describe('a form that cannot be loaded', () => {
  test('shows a message, and can be retried from the current focus', async () => {
    const { user, imports, load, fail } = openFrame()
    await user.tab()
    await user.keyboard('{Enter}')
    await fail()
    expect(status()).toMatch(
      /^The booking form could not be loaded\..* if that does not help, reload the page/,
    )
    expect(announced()).toBe('The booking form could not be loaded.')
    expect(document.activeElement?.textContent).toBe('Try again')
    await user.keyboard('{Enter}')
    expect(imports.length).toBeGreaterThan(1)
    await load()
    expect(document.activeElement).toBe(name())
    expect(status()).toBeUndefined()
  })

  test('is not announced without a request for it', async () => {
    const { nearWindow, fail } = openFrame()
    nearWindow()
    await fail()
    expect(status()).toMatch(
      /^The booking form could not be loaded\..* if that does not help, reload the page/,
    )
    expect(announced()).toBe('')
  })
})

test('a form that throws shows a message, and can be retried', async () => {
  const { user, nearWindow, load } = openFrame()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  nearWindow()
  await load(() => {
    if (isBroken) throw new Error('broken')
    return <SomeForm />
  })
  expect(screen.getByRole('alert').textContent).toMatch('Something went wrong')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(name()).not.toBeNull()
  expect(logged).toHaveBeenCalled()
})
