import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CardTools } from '#browse/card/card-tools.tsx'
import { AddedNote } from '#cart/added-note.tsx'
import { CartLinkQuestion } from '#cart/cart-link-question.tsx'
import { PriceUpdates } from '#cart/price-updates.tsx'
import { ComfortSettings } from '#comfort/comfort-settings.tsx'
import { CompareTray } from '#compare/compare-tray.tsx'
import { Notices } from '#notices/notices.tsx'
import { SearchHelp } from '#search/search-help.tsx'
import { SavedCount } from '#saved/saved-count.tsx'
import { Shortcuts } from '#shortcuts/shortcuts.tsx'
import { UndoKeys } from '#shortcuts/undo-keys.tsx'
import { closeMenu } from './close-menu.ts'
import { colorBars } from './color-bars.ts'
import { prepareProducts } from './prepare-products.ts'
import { repeatKeys } from './repeat-keys.ts'
import { retryHistoryWrites } from './retry-history-writes.ts'

/** Parts of every page that nobody needs before the first input: dialogs, shortcuts and notices. */
export function DeferredParts({ takeKeys }: { takeKeys: () => readonly KeyboardEvent[] }) {
  const router = useRouter()
  useEffect(retryHistoryWrites, [])
  useEffect(() => void prepareProducts(router), [router])
  useEffect(() => closeMenu(router), [router])
  useEffect(colorBars, [])
  // After the effects of the parts, which listen for them.
  useEffect(() => repeatKeys(takeKeys()), [takeKeys])

  return (
    <>
      <AddedNote />
      <SearchHelp />
      <CardTools />
      <SavedCount />
      <CartLinkQuestion />
      <PriceUpdates />
      <UndoKeys />
      <Shortcuts />
      <ComfortSettings />
      <CompareTray />
      <Notices />
    </>
  )
}
