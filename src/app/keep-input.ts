import { counterpartOf, whileRedrawn } from '#ui/counterpart.ts'
import { partHydrated } from '#ui/early-presses.ts'

// Called with its own `this` below.
// oxlint-disable-next-line typescript/unbound-method
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

interface KeptInput {
  /** Restores what was typed and the focus. Called after the page has been redrawn. */
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
  let focused = page.activeElement

  // Captured: React keeps events of parts that it has not reached from what stands around its root.
  page.addEventListener(
    'focusin',
    () => {
      focused = page.activeElement
    },
    true,
  )

  const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue
  const restoreValue = (old: HTMLInputElement) => {
    const field = counterpartOf(old, page) ?? old
    if (field !== old && isTyped(old) && field.value !== old.value) {
      // The prototype's setter, since React takes what is set on the element itself for its own.
      setValue?.call(field, old.value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return field
  }
  const restoreFocus = () => {
    if (!(focused instanceof HTMLElement) || focused.isConnected || page.activeElement !== page.body)
      return true
    const old = focused
    const control = counterpartOf(old, page)
    control?.focus({ preventScroll: true })
    // Null where the type of the field has no selection.
    if (old instanceof HTMLInputElement && control instanceof HTMLInputElement && old.selectionStart !== null)
      control.setSelectionRange(old.selectionStart, old.selectionEnd)
    return control !== undefined
  }
  let stop = () => {}

  const restore = () => {
    stop()
    // Parts of the page may come after the rest.
    stop = whileRedrawn(page, () => {
      fields = fields.map(restoreValue)
      const isFocused = restoreFocus()
      return isFocused && fields.every((field) => field.isConnected || !isTyped(field))
    })
  }
  // React reports no error where it renders a part anew that was changed before its hydration.
  page.addEventListener(partHydrated, restore)

  return {
    restore,
    forgetRemoved: () => {
      stop()
      fields = fields.filter((field) => field.isConnected)
      focused = page.activeElement
    },
  }
}
