import { useAtomValue } from 'jotai'
import { countAtom } from '#cart/cart-atoms.ts'
import { useServiceWorker } from '#offline/use-service-worker.ts'
import { shop } from '#shop'
import { button } from '#ui/button.css.ts'
import { Note } from './note.tsx'
import * as css from './notices.css.ts'
import { StorageNotice } from './storage-notice.tsx'
import { useIsOnline } from './use-is-online.ts'

/** Status messages at the foot of the window: offline, a new version, nothing is stored. They never take the focus. */
export function Notices() {
  const isOnline = useIsOnline()
  const { update, dismiss } = useServiceWorker()
  const isCartLost = useAtomValue(countAtom) > 0 && shop.cart.kept === 'page'

  return (
    <div className={css.notes}>
      <StorageNotice />
      <div role="status">
        {!isOnline && (
          <p className={css.line}>You are offline. What is on this device can still be seen and searched.</p>
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
            onClose={dismiss}
          >
            A new version of the shop is ready.
            {isCartLost && ' Reloading empties the cart of this page.'}
          </Note>
        )}
      </div>
    </div>
  )
}
