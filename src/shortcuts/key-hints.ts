import { cartButtonId, headerSearchId } from '#address/anchors.ts'
import { shortcuts, type Shortcut } from './shortcut-keys.ts'

/**
 * Ids of the controls with the same function as a shortcut. `aria-keyshortcuts` cannot express key sequences, so
 * these have none.
 */
const controls: { readonly [action in Shortcut]?: string } = {
  search: headerSearchId,
  cart: cartButtonId,
}

/** Lets a screen reader speak a control's single key with its name. Returns a function that removes the hints. */
export function addKeyHints(): () => void {
  const hinted = shortcuts.flatMap(({ keys, action }) => {
    const id = controls[action]
    const control = id === undefined ? null : document.getElementById(id)
    control?.setAttribute('aria-keyshortcuts', keys.join(' '))
    return control ?? []
  })
  return () => {
    for (const control of hinted) control.removeAttribute('aria-keyshortcuts')
  }
}
