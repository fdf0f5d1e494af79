import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { writeListIds } from '#address/list-ids.ts'
import { shareLink } from '#device/share-link.ts'
import { savedIdsAtom } from '#saved/saved.ts'
import { shop } from '#shop'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { copiedWords } from './list-words.ts'

/** Hands over a link that opens as a list, and changes nobody's own. */
export function ShareSaved() {
  const router = useRouter()
  const ids = useAtomValue(savedIdsAtom)
  if (ids.length === 0) return null
  return (
    <button
      type="button"
      className={button.outline}
      onClick={() => {
        const { href } = router.buildLocation({ to: '/products', search: { ids: writeListIds(ids) } })
        const link = { title: `A list from ${shop.name}`, url: new URL(href, window.location.href).href }
        void shareLink(navigator, link).then((outcome) => {
          if (outcome === 'copied') announce(copiedWords(ids.length))
          if (outcome === 'failed') announce('This browser does not let the shop copy a link')
        })
      }}
    >
      <Icon name="share-2" size={20} /> Share this list
    </button>
  )
}
