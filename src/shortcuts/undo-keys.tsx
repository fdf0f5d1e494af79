import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { focusLineOf, keepFocusInCart } from '#cart/focus-line.ts'
import { cartHistoryAtom, recordCarts, undoCartAtom } from '#cart/cart-history.ts'
import { isField } from '#ui/is-field.ts'
import { isDialogOpen } from '#ui/is-dialog-open.ts'
import { followViews } from './view-history.ts'

const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) =>
  key.toLowerCase() === 'z' &&
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  // The browser itself undoes typed text, but no choice.
  (!isField(target) || target instanceof HTMLSelectElement)

/** Ctrl+Z, or Cmd+Z, undoes the last change on this page: of the cart, or of the list's conditions. */
export function UndoKeys() {
  const router = useRouter()
  const store = useStore()
  useEffect(() => recordCarts(store), [store])
  useEffect(() => {
    const views = followViews(router.history)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndo(event)) return
      const viewAt = views.last() ?? -1
      const cartAt = store.get(cartHistoryAtom).at(-1)?.at ?? -1
      if (viewAt < 0 && cartAt < 0) return
      event.preventDefault()
      if (cartAt > viewAt) {
        // Synchronous: a line that is back has to be in the open drawer to get the focus.
        const id = flushSync(() => store.set(undoCartAtom))
        if (id !== undefined) focusLineOf(id)
        else keepFocusInCart()
      } else if (!isDialogOpen()) router.history.back()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      views.stop()
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [router, store])
  return null
}
