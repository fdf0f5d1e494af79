import * as texts from 'virtual:messages/shortcuts'
import { createKeybindingsHandler, type KeybindingHandler } from 'tinykeys'
import { latinKey } from '#ui/latin-key.ts'

export type Shortcut = 'search' | 'keys' | 'home' | 'products' | 'cart' | 'repeat'

/** In the order of the visible list: the keys, pressed one after the other, and their action. */
export const shortcuts = [
  { keys: ['/'], action: 'search', label: texts.search },
  { keys: ['c'], action: 'cart', label: texts.cart },
  { keys: ['g', 'h'], action: 'home', label: texts.home },
  { keys: ['g', 'p'], action: 'products', label: texts.products },
  { keys: ['r'], action: 'repeat', label: texts.repeat },
  { keys: ['?'], action: 'keys', label: texts.keys },
] as const satisfies readonly { keys: readonly string[]; action: Shortcut; label: string }[]

/** Milliseconds between two keys of one shortcut. */
const longestPause = 1000

/** Some keyboard layouts need Shift for a sign; with a letter, Shift is another key. */
const pressOf = (key: string) => (/[a-z]/.test(key) ? key : `[Shift]+${key}`)

const typing =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]'

/** Modifier keys of screen readers' own commands. `getModifierState` does not report them as held. */
const readerKeys: ReadonlySet<string> = new Set(['Insert', 'CapsLock'])

function followReaderKeys(target: Window) {
  const held = new Set<string>()
  const onDown = ({ key }: KeyboardEvent) => {
    if (readerKeys.has(key)) held.add(key)
  }
  const onUp = ({ key }: KeyboardEvent) => held.delete(key)
  // A key that is released in another window fires no event here.
  const onBlur = () => held.clear()
  target.addEventListener('keydown', onDown, true)
  target.addEventListener('keyup', onUp, true)
  target.addEventListener('blur', onBlur)
  return {
    areHeld: () => held.size > 0,
    stop() {
      target.removeEventListener('keydown', onDown, true)
      target.removeEventListener('keyup', onUp, true)
      target.removeEventListener('blur', onBlur)
    },
  }
}

interface Options {
  readonly run: (shortcut: Shortcut) => void
  /** Checked at each key, in addition to keys in text fields and keys with a modifier, which never are shortcuts. */
  readonly isOff: () => boolean
}

/** Runs shortcuts as their keys are pressed. Returns an unsubscribe function. */
export function listenForShortcuts(target: Window, { run, isOff }: Options): () => void {
  const readers = followReaderKeys(target)
  // Longest first: tinykeys stops at the key that completes a sequence, and would leave later sequences in its list
  // half entered.
  const bindings = shortcuts
    .toSorted((a, b) => b.keys.length - a.keys.length)
    .map(({ keys, action }): [string, KeybindingHandler] => [
      keys.map(pressOf).join(' '),
      (event) => {
        // Firefox would open its own search.
        event.preventDefault()
        // Discards other sequences begun by the same keys: in `g h p` the `p` completes nothing.
        handle = create()
        run(action)
      },
    ])
  const create = () =>
    createKeybindingsHandler(Object.fromEntries(bindings), { timeout: longestPause, ignore: () => false })
  let handle = create()
  const isIgnored = (event: KeyboardEvent) =>
    event.isComposing ||
    event.repeat ||
    event.defaultPrevented ||
    readers.areHeld() ||
    (event.target instanceof Element && event.target.closest(typing) !== null) ||
    isOff()
  const onDown = (event: KeyboardEvent) => {
    if (isIgnored(event)) return
    const { shiftKey, ctrlKey, altKey, metaKey, code } = event
    const modifierAltGraph = event.getModifierState('AltGraph')
    const press = { key: latinKey(event), code, shiftKey, ctrlKey, altKey, metaKey, modifierAltGraph }
    const latin = new KeyboardEvent('keydown', { ...press, cancelable: true })
    handle(latin)
    if (latin.defaultPrevented) event.preventDefault()
  }
  // A capturing listener: React stops events of parts that are not hydrated before they reach other listeners.
  target.addEventListener('keydown', onDown, true)
  return () => {
    readers.stop()
    target.removeEventListener('keydown', onDown, true)
  }
}
