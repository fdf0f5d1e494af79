import { useRouter } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isCartOpenAtom } from '#cart/cart-atoms.ts'
import { keepTrying } from '#ui/keep-trying.ts'
import { hintKeys } from './key-hints.ts'
import { areKeysShownAtom, shortcutsOn, shortcutsOnAtom } from './shortcut-choice.ts'
import { mayBeShortcut, meaningOf, type Shortcut } from './shortcut-keys.ts'

const ShortcutsDialog = lazy(async () => {
  const { ShortcutsDialog: dialog } = await keepTrying(() => import('./shortcuts-dialog.tsx'))
  return { default: dialog }
})

/** One that is fading away is over already. */
const openDialog = '[aria-modal="true"]:not([data-state="closed"])'

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#header-search')
  field?.focus()
  field?.select()
}

/** Single keys that lead somewhere, and the dialog that lists them. Its code comes when it is opened. */
export function Shortcuts() {
  const router = useRouter()
  const openCart = useSetAtom(isCartOpenAtom)
  const [isShown, show] = useAtom(areKeysShownAtom)
  // Once there it stays mounted: a dialog that leaves while open would leave the page's scrolling locked (ark #3842).
  const [isWanted, setWanted] = useState(false)
  if (isShown && !isWanted) setWanted(true)

  const isOn = useAtomValue(shortcutsOnAtom)
  useEffect(() => (isOn ? hintKeys() : undefined), [isOn])

  useEffect(() => {
    let begun: string | null = null
    const run = (shortcut: Shortcut) => {
      switch (shortcut) {
        case 'search':
          return focusSearch()
        case 'keys':
          return show(true)
        case 'cart':
          return openCart(true)
        case 'home':
          return void router.navigate({ to: '/', search: {} })
        case 'products':
          return void router.navigate({ to: '/products', search: {} })
      }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Shift') return
      const before = begun
      begun = null
      if (!mayBeShortcut(event) || document.querySelector(openDialog) || !shortcutsOn.read()) return
      const meaning = meaningOf(event.key, before)
      if (meaning === null) return
      // Firefox would open its own search.
      event.preventDefault()
      if ('first' in meaning) begun = meaning.first
      else run(meaning.does)
    }
    // At the window, and first: React keeps events for sleeping parts to itself.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [router, openCart, show])

  return isWanted ? (
    <Suspense fallback={null}>
      <ShortcutsDialog />
    </Suspense>
  ) : null
}
