import { counterpartOf } from '#ui/counterpart.ts'

/** Milliseconds after a press in which a redrawn page has lost it; an older one has been handled. */
const pressTime = 2000

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

interface KeptInput {
  /** To be called once the page has been redrawn: what was typed, the focus and lost presses are its own again. */
  restore: () => void
  /** To be called where the visitor has gone to another page: what was left there is not restored here. */
  forgetRemoved: () => void
}

/**
 * Keeps what the visitor does in a page that came as HTML. React draws such a page anew where it does not find what it
 * expects: an extension or a translator may have changed it, or the address wants another page.
 */
export function keepInput(page: Document): KeptInput {
  let fields = [...page.querySelectorAll('input')]
  let presses: { button: HTMLElement; time: number }[] = []
  let focused = page.activeElement

  page.addEventListener('focusin', () => {
    focused = page.activeElement
  })
  window.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const button = target instanceof Element && target.closest('button')
      presses = presses.filter(({ time }) => timeStamp - time < pressTime)
      if (button) presses.push({ button, time: timeStamp })
    },
    true,
  )

  const restoreValue = (old: HTMLInputElement) => {
    const field = counterpartOf(old, page) ?? old
    if (field !== old && old.value !== old.defaultValue && field.value !== old.value) {
      // The prototype's setter, since React takes what is set on the element itself for its own.
      setValue?.call(field, old.value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return field
  }
  const restoreFocus = () => {
    if (!(focused instanceof HTMLElement) || focused.isConnected || page.activeElement !== page.body) return
    const old = focused
    const control = counterpartOf(old, page)
    control?.focus({ preventScroll: true })
    // Null where the type of the field has no selection.
    if (old instanceof HTMLInputElement && control instanceof HTMLInputElement && old.selectionStart !== null)
      control.setSelectionRange(old.selectionStart, old.selectionEnd)
  }
  const restorePresses = () => {
    const now = performance.now()
    const lost = presses.filter(({ button, time }) => !button.isConnected && now - time < pressTime)
    presses = presses.filter((press) => !lost.includes(press))
    // Not from within React's own work.
    setTimeout(() => {
      for (const { button } of lost) counterpartOf(button, page)?.click()
    })
  }

  return {
    restore: () => {
      fields = fields.map(restoreValue)
      restoreFocus()
      restorePresses()
    },
    forgetRemoved: () => {
      fields = fields.filter((field) => field.isConnected)
      presses = []
      focused = page.activeElement
    },
  }
}
