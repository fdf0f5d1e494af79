import * as texts from 'virtual:messages/filters'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { mostListed, writeIds } from '#address/ids.ts'
import { savedIdsAtom } from '#saved/saved.ts'
import { shop } from '#shop'
import { button } from '#ui/button.css.ts'
import { done } from '#ui/done.css.ts'
import { Icon } from '#ui/icon.tsx'
import { useShareLink } from '#ui/use-share-link.ts'
import { hiddenOnPhone } from '#ui/visually-hidden.css.ts'
import * as css from './share-saved.css.ts'
import { copiedText } from './list-texts.ts'

/** Shares a link that opens the saved products as a list; the recipient's own list does not change. */
export function ShareSaved() {
  const router = useRouter()
  const ids = useAtomValue(savedIdsAtom)
  const [outcome, share] = useShareLink()
  if (ids.length === 0) return null
  return (
    <span className={css.share}>
      <button
        type="button"
        className={`${button.outline} ${css.shareButton}`}
        onClick={() => {
          const { publicHref } = router.buildLocation({
            to: '/products',
            search: { ids: writeIds(ids.slice(-mostListed)) },
          })
          const link = {
            title: texts.listTitle({ shop: shop.name }),
            url: new URL(publicHref, window.location.href).href,
          }
          void share(link, { copied: copiedText(ids.length), failed: texts.shareFailed })
        }}
      >
        <Icon name="share-2" size={20} />
        <span className={hiddenOnPhone}>{texts.shareList}</span>
      </button>
      {outcome !== null && (
        <span aria-hidden="true" className={`${done} ${css.shared}`}>
          {outcome.text}
        </span>
      )}
    </span>
  )
}
