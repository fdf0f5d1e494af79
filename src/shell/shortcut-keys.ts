/** What a shortcut does. */
export type Shortcut = 'search' | 'keys' | 'home' | 'products' | 'cart'

/** As they are listed for visitors: keys that are pressed one after the other, and what they do. */
export const shortcuts = [
  { keys: ['/'], does: 'search', words: 'Search the shop' },
  { keys: ['c'], does: 'cart', words: 'Open the cart' },
  { keys: ['g', 'h'], does: 'home', words: 'Go to the home page' },
  { keys: ['g', 'p'], does: 'products', words: 'Go to all products' },
  { keys: ['?'], does: 'keys', words: 'Show these keys' },
] as const satisfies readonly { keys: readonly string[]; does: Shortcut; words: string }[]

/** `first`: the key begins a shortcut of two; the next one, whenever it comes, ends it. */
export type KeyMeaning = { readonly first: string } | { readonly does: Shortcut } | null

/** What a key means after `before`, the first half of a shortcut; null there where none was begun. */
export function meaningOf(key: string, before: string | null): KeyMeaning {
  const typed = before === null ? [key] : [before, key]
  const begun = shortcuts.filter(({ keys }) => typed.every((one, at) => keys[at] === one))
  const whole = begun.find(({ keys }) => keys.length === typed.length)
  if (whole) return { does: whole.does }
  if (begun.length > 0) return { first: key }
  // A key that does not end what was begun counts by itself.
  return before === null ? null : meaningOf(key, null)
}

/** What a key press brings along, as far as it matters here. */
type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'repeat' | 'defaultPrevented' | 'target'
>

const typing =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]'

/** Whether a press may be a shortcut: never with modifiers (Shift may be needed for ? and /), nor where letters are typed. */
export function mayBeShortcut(press: Press): boolean {
  if (press.ctrlKey || press.altKey || press.metaKey) return false
  if (press.isComposing || press.repeat || press.defaultPrevented) return false
  return !(press.target instanceof Element && press.target.closest(typing))
}
