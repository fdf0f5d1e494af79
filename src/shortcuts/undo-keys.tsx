import { hasCompare, hasSaved } from 'virtual:shop/parts'
import * as texts from 'virtual:messages/shortcuts'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { focusLineOf, keepFocusInCart } from '#cart/focus-line.ts'
import { formerCartAtom, undoCartAtom } from '#cart/cart-history.ts'
import { comparedIdsAtom } from '#compare/compared-ids.ts'
import { withStorage } from '#device/stored-value.ts'
import { savedIdsAtom, subscribeSaved } from '#saved/saved.ts'
import { announce } from '#ui/announcer.ts'
import { focusInView } from '#ui/focus-in-view.ts'
import { isField } from '#ui/is-field.ts'
import { isDialogOpen } from '#ui/is-dialog-open.ts'
import { latinKey } from '#ui/latin-key.ts'
import { followList } from './list-history.ts'
import { followViews } from './view-history.ts'

const isUndo = (event: KeyboardEvent) =>
  latinKey(event).toLowerCase() === 'z' &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  // The browser itself undoes typed text, but no choice.
  (!isField(event.target) || event.target instanceof HTMLSelectElement)

/**
 * Ctrl+Z, or Cmd+Z, undoes the last change on this page: of the cart, of the list's conditions, of the products chosen
 * to compare, or of the saved ones.
 */
export function UndoKeys() {
  const router = useRouter()
  const store = useStore()
  useEffect(() => {
    const views = followViews(router.history)
    const chosen =
      hasCompare &&
      followList(store, comparedIdsAtom, {
        // Remove is a view there; Back restores the choice.
        isOff: () => router.latestLocation.pathname === '/compare',
      })
    const saved = hasSaved && followList(store, savedIdsAtom, { subscribeTabs: subscribeSaved })

    const undoList = (list: ReturnType<typeof followList>, done: () => string) => {
      if (isDialogOpen()) return
      const { activeElement } = document
      const isStored = flushSync(() => list.undo())
      announce(withStorage(done(), isStored))
      // The link to the comparison may be gone, with the focus.
      if (!activeElement?.isConnected) focusInView()
    }
    const changes = [
      { last: views.last, undo: () => isDialogOpen() || router.history.back() },
      chosen && {
        last: chosen.last,
        undo: () =>
          undoList(chosen, () => texts.undoneCompared({ count: store.get(comparedIdsAtom).length })),
      },
      saved && {
        last: saved.last,
        undo: () => undoList(saved, () => texts.undoneSaved({ count: store.get(savedIdsAtom).length })),
      },
      {
        last: () => store.get(formerCartAtom)?.at,
        undo() {
          // Synchronous: a line that is back has to be in the open drawer to get the focus.
          const key = flushSync(() => store.set(undoCartAtom))
          if (key !== undefined) focusLineOf(key)
          else keepFocusInCart()
        },
      },
    ]
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndo(event)) return
      const [latest] = changes
        .flatMap((change) => (change ? { at: change.last() ?? -1, undo: change.undo } : []))
        .toSorted((a, b) => b.at - a.at)
      if (!latest || latest.at < 0) return
      event.preventDefault()
      latest.undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      for (const list of [views, chosen, saved]) if (list) list.stop()
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [router, store])
  return null
}
