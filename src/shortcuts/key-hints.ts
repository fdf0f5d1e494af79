import { shortcuts, type Shortcut } from './shortcut-keys.ts'

/** What on the page does the same as a shortcut. Keys one after the other cannot be told: `aria-keyshortcuts` has no word for them. */
const controls: { readonly [does in Shortcut]?: string } = { search: '#header-search', cart: '#cart-button' }

/** Lets a screen reader say a control's single key with its name. Answers with the way to take it back. */
export function hintKeys(): () => void {
  const hinted = shortcuts.flatMap(({ keys, does }) => {
    const selector = controls[does]
    const control = selector === undefined ? null : document.querySelector(selector)
    control?.setAttribute('aria-keyshortcuts', keys.join(' '))
    return control ?? []
  })
  return () => {
    for (const control of hinted) control.removeAttribute('aria-keyshortcuts')
  }
}
