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
import * as css from './afterwards.css.ts'
import './print.css.ts'
import { forgiveHistory } from './forgive-history.ts'
import { Note } from './note.tsx'
import { prepareProducts } from './prepare-products.ts'
import { SearchHelp } from './search-help.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { UndoKeys } from './undo-keys.tsx'
import { UnkeptNote } from './unkept-note.tsx'
import { useIsOnline } from './use-is-online.ts'
import { watchVersions } from './watch-versions.ts'

/**
 * What can wait until the page is at rest: the note of what was added, the shortcuts' keys, and what the browser, rather than the visitor, brings
 * about: the network is away; a new version of the shop is ready. That is said politely and at the foot of the window:
 * nothing is taken from the visitor, the focus least of all.
 */
export function Afterwards() {
  const isOnline = useIsOnline()
  const [update, setUpdate] = useState<{ accept: () => void }>()
  const isCartLost = useAtomValue(countAtom) > 0 && shop.cart.kept === 'page'
  const router = useRouter()
  useEffect(forgiveHistory, [])
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
        <UnkeptNote />
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
