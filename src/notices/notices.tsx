import * as texts from 'virtual:messages/notices'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { countAtom } from '#cart/cart-atoms.ts'
import { showsFirstPageBeforeTotal, isInFiles } from '#catalogue/settings/settings.ts'
import { useServiceWorker } from '#offline/use-service-worker.ts'
import { cartScope } from '#shop'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { notPrinted } from '#ui/not-printed.css.ts'
import { FullListNotice } from './full-list-notice.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { Note } from './note.tsx'
import * as css from './notices.css.ts'
import { OpeningNotice } from './opening-notice.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { useIsOnline } from './use-is-online.ts'

const offline = showsFirstPageBeforeTotal ? texts.offlineWithPages : texts.offline

/**
 * Notes at the foot of the window: offline, a new version, another language, nothing is stored, the list of saved
 * products is full. They never take the focus. The announcer speaks those about what has just happened: a live region in
 * the part of the page that a dialog hides would be spoken again as the dialog closes. The offer of another language
 * appears with the first input, whose own announcement it would replace.
 */
export function Notices() {
  const isOnline = useIsOnline()
  const { update, dismiss } = useServiceWorker()
  const isCartLost = useAtomValue(countAtom) > 0 && cartScope === 'page'
  useEffect(() => {
    if (!isOnline) announce(offline)
  }, [isOnline])
  useEffect(() => {
    if (update) announce(texts.newVersion)
  }, [update])

  return (
    <section aria-label={texts.label} className={`${css.notes} ${notPrinted}`} data-above-foot>
      <StorageNotice />
      <LanguageOffer />
      <FullListNotice />
      {isInFiles && <OpeningNotice />}
      {!isOnline && <p className={css.line}>{offline}</p>}
      {update && (
        <Note
          action={
            <button type="button" className={button.tape} onClick={update.accept}>
              {texts.reload}
            </button>
          }
          closeLabel={texts.later}
          onClose={dismiss}
        >
          {isCartLost ? texts.newVersionEmptiesCart : texts.newVersion}
        </Note>
      )}
    </section>
  )
}
