import { isField } from '#ui/is-field.ts'

/** Repeats on the window what was pressed outside of fields before the code of the shortcuts had loaded. */
export function repeatKeys(keys: readonly KeyboardEvent[]): void {
  for (const key of keys) {
    if (!isField(key.target) && !key.repeat && !key.defaultPrevented)
      window.dispatchEvent(new KeyboardEvent('keydown', key))
  }
}
