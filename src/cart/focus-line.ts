import type { LineKey } from './cart.ts'

/** Focuses a cart line's product link, where pressing the same key again does not remove it. */
export const focusLine = (line: Element | null | undefined) => line?.querySelector('a')?.focus()

/** The same for the line with this key, if it is shown. */
export const focusLineOf = (key: LineKey) =>
  focusLine(document.querySelector(`[data-line="${CSS.escape(String(key))}"]`))

/** Marks the drawer's heading. */
export const cartTitle = { 'data-cart-title': '' }

/** Focuses the open drawer's heading where the focus was on a line that is gone. */
export function keepFocusInCart(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('[data-cart-title]')?.focus()
}
