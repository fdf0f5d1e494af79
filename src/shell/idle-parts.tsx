import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { AddedNote } from '#cart/added-note.tsx'
import { countAtom } from '#cart/cart-atoms.ts'
import { CartLinkQuestion } from '#cart/cart-link-question.tsx'
import { KeptPrices } from '#cart/kept-prices.tsx'
import { ComfortSettings } from '#comfort/comfort-settings.tsx'
import { CompareOnCards } from '#compare/compare-on-cards.tsx'
import { CompareTray } from '#compare/compare-tray.tsx'
import { shop } from '#shop'
import { button } from '#ui/button.css.ts'
import * as css from './idle-parts.css.ts'
import './print.css.ts'
import { retryHistoryWrites } from './retry-history-writes.ts'
import { Note } from './note.tsx'
import { prepareProducts } from './prepare-products.ts'
import { SearchHelp } from './search-help.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { UndoKeys } from './undo-keys.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { useIsOnline } from './use-is-online.ts'
import { watchVersions } from './watch-versions.ts'

/**
 * Parts of every page that are not needed before it is idle: the note about an added product, the dialogs, the shortcuts
 * and what the browser reports by itself (offline, a new version). Status messages are polite and never take the focus.
 */
export function IdleParts() {
  const isOnline = useIsOnline()
  const [update, setUpdate] = useState<{ accept: () => void }>()
  const isCartLost = useAtomValue(countAtom) > 0 && shop.cart.kept === 'page'
  const router = useRouter()
  useEffect(retryHistoryWrites, [])
  useEffect(() => void prepareProducts(router), [router])
  useEffect(() => watchVersions((accept) => setUpdate({ accept })), [])

  return (
    <>
      <AddedNote />
      <SearchHelp />
      <CompareOnCards />
      <CartLinkQuestion />
      {shop.cart.kept === 'device' && <KeptPrices />}
      <UndoKeys />
      <Shortcuts />
      <ComfortSettings />
      <CompareTray />
      <div className={css.notes}>
        <StorageNotice />
        <div role="status">
          {!isOnline && (
            <p className={css.line}>
              You are offline. What is on this device can still be seen and searched.
            </p>
          )}
        </div>
        <div role="status">
          {update && (
            <Note
              action={
                <button type="button" className={button.tape} onClick={update.accept}>
                  Reload
                </button>
              }
              closeWord="Later"
              onClose={() => setUpdate(undefined)}
            >
              A new version of the shop is ready.
              {isCartLost && ' Reloading empties the cart of this page.'}
            </Note>
          )}
        </div>
      </div>
    </>
  )
}
