import { counterpartOf, whileRedrawn } from '#ui/counterpart.ts'
import { partHydrated } from '#ui/early-presses.ts'

// Called with its own `this` below.
// oxlint-disable-next-line typescript/unbound-method
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

interface KeptInput {
  /** Restores typed text and the focus. Called after the page has been redrawn. */
  restore: () => void
  /** Called when the visitor has navigated to another page: the input of the former page is not restored there. */
  forgetRemoved: () => void
}

/**
 * Keeps the visitor's input in a prerendered page. React discards such a page's markup where it differs from what React
 * expects: an extension or a translator has changed it, or the address needs another page.
 */
export function keepInput(page: Document): KeptInput {
  let fields = [...page.querySelectorAll('input')]
  let focused = page.activeElement

  // A capturing listener: React stops events of parts that are not hydrated yet before they reach listeners above its
  // root.
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
      // The prototype's setter, since React treats a value set on the element itself as its own.
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
    // Parts of the page may render after the rest.
    stop = whileRedrawn(page, () => {
      fields = fields.map(restoreValue)
      const isFocused = restoreFocus()
      return isFocused && fields.every((field) => field.isConnected || !isTyped(field))
    })
  }
  // React reports no error where it re-renders a changed part before its hydration.
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
