const editable = 'input, textarea, select, [contenteditable]'

/** Repeats on the window what was pressed outside of fields before the code of the shortcuts had loaded. */
export function repeatKeys(keys: readonly KeyboardEvent[]): void {
  for (const key of keys) {
    const isTyped = key.target instanceof Element && key.target.closest(editable)
    if (!isTyped && !key.repeat && !key.defaultPrevented)
      window.dispatchEvent(new KeyboardEvent('keydown', key))
  }
}
