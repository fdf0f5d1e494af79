import { createKeybindingsHandler, type KeybindingHandler } from 'tinykeys'

/** What a shortcut does. */
export type Shortcut = 'search' | 'keys' | 'home' | 'products' | 'cart' | 'repeat'

/** As they are listed for visitors: keys that are pressed one after the other, and what they do. */
export const shortcuts = [
  { keys: ['/'], does: 'search', words: 'Search the shop' },
  { keys: ['c'], does: 'cart', words: 'Open the cart' },
  { keys: ['g', 'h'], does: 'home', words: 'Go to the home page' },
  { keys: ['g', 'p'], does: 'products', words: 'Go to all products' },
  { keys: ['r'], does: 'repeat', words: 'Repeat the last message' },
  { keys: ['?'], does: 'keys', words: 'Show these keys' },
] as const satisfies readonly { keys: readonly string[]; does: Shortcut; words: string }[]

/** Milliseconds between two keys of one shortcut. */
const longestPause = 1000

/** Some keyboards need Shift for a sign; with a letter Shift is another key. */
const pressOf = (key: string) => (/[a-z]/.test(key) ? key : `[Shift]+${key}`)

const typing =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]'

/** Screen readers use these with a letter for commands of their own. `getModifierState` does not report them as held. */
const readerKeys: ReadonlySet<string> = new Set(['Insert', 'CapsLock'])

function followReaderKeys(target: Window) {
  const held = new Set<string>()
  const onDown = ({ key }: KeyboardEvent) => {
    if (readerKeys.has(key)) held.add(key)
  }
  const onUp = ({ key }: KeyboardEvent) => held.delete(key)
  // A key that is released in another window sends nothing here.
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
  /** Asked at each key, besides what never is a shortcut: a key where letters are typed or with a modifier. */
  readonly isOff: () => boolean
}

/** Runs shortcuts as their keys are pressed. Returns an unsubscribe function. */
export function listenForShortcuts(target: Window, { run, isOff }: Options): () => void {
  const readers = followReaderKeys(target)
  // Longest first: tinykeys stops at the key that ends one, and would keep what follows in its list begun.
  const bindings = shortcuts
    .toSorted((a, b) => b.keys.length - a.keys.length)
    .map(({ keys, does }): [string, KeybindingHandler] => [
      keys.map(pressOf).join(' '),
      (event) => {
        // Firefox would open its own search.
        event.preventDefault()
        // What the same keys began is over, too: in `g h p` the `p` ends nothing.
        handle = create()
        run(does)
      },
    ])
  const create = () =>
    createKeybindingsHandler(Object.fromEntries(bindings), {
      timeout: longestPause,
      ignore: (event) =>
        event.isComposing ||
        event.repeat ||
        event.defaultPrevented ||
        readers.areHeld() ||
        (event.target instanceof Element && event.target.closest(typing) !== null) ||
        isOff(),
    })
  let handle = create()
  const onDown = (event: KeyboardEvent) => handle(event)
  // React keeps events for parts that are not hydrated to itself.
  target.addEventListener('keydown', onDown, true)
  return () => {
    readers.stop()
    target.removeEventListener('keydown', onDown, true)
  }
}
