import { useRouter } from '@tanstack/react-router'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { headerSearchId, heroSearchId, productSearchId } from '#address/anchors.ts'
import { isCartOpenAtom } from '#cart/cart-atoms.ts'
import { announceAgain } from '#ui/past-messages.ts'
import { isDialogOpen } from '#ui/is-dialog-open.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useWasOpened } from '#ui/use-was-opened.ts'
import { areKeysShownAtom, shortcutsOn } from './shortcut-choice.ts'
import { listenForShortcuts } from './shortcut-keys.ts'

const ShortcutsDialog = lazyPart(
  () => import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
  { when: 'rendered' },
)

/** A field is transparent while another one is in sight (`theme/page-search.ts`). */
const isDrawn = (field: Element) => getComputedStyle(field.closest('search') ?? field).opacity !== '0'

/** Focuses the search field in sight: the header's, or that of the products, or the hero's. */
function focusSearch(): void {
  const fields = [headerSearchId, productSearchId, heroSearchId]
    .map((id) => document.getElementById(id))
    .filter((field) => field instanceof HTMLInputElement)
  const field = fields.find(isDrawn) ?? fields[0]
  field?.focus()
  field?.select()
}

/** Handles the shortcuts, and the dialog that lists them. The dialog's code loads at its first opening. */
export function Shortcuts() {
  const router = useRouter()
  const openCart = useSetAtom(isCartOpenAtom)
  const [isShown, show] = useAtom(areKeysShownAtom)
  const wasOpened = useWasOpened(isShown)

  useEffect(
    () =>
      listenForShortcuts(window, {
        isOff: () => isDialogOpen() || !shortcutsOn.read(),
        run(shortcut) {
          switch (shortcut) {
            case 'search':
              return focusSearch()
            case 'keys':
              return show(true)
            case 'cart':
              return openCart(true)
            case 'repeat':
              return announceAgain()
            case 'home':
              return void router.navigate({ to: '/', search: {} })
            case 'products':
              return void router.navigate({ to: '/products', search: {} })
          }
        },
      }),
    [router, openCart, show],
  )

  return wasOpened ? <ShortcutsDialog /> : null
}
