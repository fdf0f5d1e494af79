import * as texts from 'virtual:messages/notices'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { countAtom } from '#cart/cart-atoms.ts'
import { isStorageAvailable } from '#device/storage-available.ts'
import { savedIdsAtom } from '#saved/saved.ts'
import { cartScope } from '#shop'
import { notStored } from '#device/stored-value.ts'
import { Note } from './note.tsx'
import { ofDocument } from '#device/stored-setting.ts'
import { themeChoice } from '#device/theme-choice.ts'

/**
 * Reports that this browser stores nothing, once there is something to lose. No live region: each action's announcement
 * includes it.
 */
export function StorageNotice() {
  const [isRead, setRead] = useState(false)
  const [canStore] = useState(isStorageAvailable)
  const hasSaved = useAtomValue(savedIdsAtom).length > 0
  const hasCart = useAtomValue(countAtom) > 0 && cartScope === 'device'
  const hasTheme = useAtomValue(themeChoice.shown, ofDocument) !== 'system'
  if (canStore || isRead || !(hasSaved || hasCart || hasTheme)) return null
  return (
    <Note closeLabel={texts.close} onClose={() => setRead(true)}>
      {notStored}
    </Note>
  )
}
