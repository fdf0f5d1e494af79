import { useAtomValue } from 'jotai'
import { useState, useSyncExternalStore } from 'react'
import { countAtom } from '#cart/cart-atoms.ts'
import { keepsValues } from '#device/keeps-values.ts'
import { savedIdsAtom } from '#saved/saved.ts'
import { shop } from '#shop'
import { Note } from './note.tsx'
import { subscribeTheme, themeChoice } from '#device/theme-choice.ts'

/**
 * Says, once there is something to lose, that this browser stores nothing. No live region: the announcement of each
 * action has said so already.
 */
export function StorageNotice() {
  const [isRead, setRead] = useState(false)
  const [canKeep] = useState(keepsValues)
  const hasSaved = useAtomValue(savedIdsAtom).length > 0
  const hasCart = useAtomValue(countAtom) > 0 && shop.cart.kept === 'device'
  const hasTheme = useSyncExternalStore(subscribeTheme, () => themeChoice.read() !== 'system')
  if (canKeep || isRead || !(hasSaved || hasCart || hasTheme)) return null
  return (
    <Note closeWord="Close" onClose={() => setRead(true)}>
      This browser keeps nothing: what you save and choose here lasts until you close the page.
    </Note>
  )
}
