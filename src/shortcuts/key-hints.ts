import { shortcuts, type Shortcut } from './shortcut-keys.ts'

/**
 * Selectors of the controls with the same function as a shortcut. `aria-keyshortcuts` cannot express key sequences, so
 * these have none.
 */
const controls: { readonly [action in Shortcut]?: string } = {
  search: '#header-search',
  cart: '#cart-button',
}

/** Lets a screen reader speak a control's single key with its name. Returns a function that removes the hints. */
export function addKeyHints(): () => void {
  const hinted = shortcuts.flatMap(({ keys, action }) => {
    const selector = controls[action]
    const control = selector === undefined ? null : document.querySelector(selector)
    control?.setAttribute('aria-keyshortcuts', keys.join(' '))
    return control ?? []
  })
  return () => {
    for (const control of hinted) control.removeAttribute('aria-keyshortcuts')
  }
}
