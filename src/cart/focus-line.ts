/** Focuses a cart line's product link, where pressing the same key again does not remove it. */
export const focusLine = (line: Element | null | undefined) => line?.querySelector('a')?.focus()
