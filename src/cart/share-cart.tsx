import * as texts from 'virtual:messages/cart'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { shop } from '#shop'
import { button } from '#ui/button.css.ts'
import { done } from '#ui/done.css.ts'
import { Icon } from '#ui/icon.tsx'
import { useShareLink } from '#ui/use-share-link.ts'
import { cartAtom } from './cart-atoms.ts'
import { writeCartLink } from './cart-link.ts'

const words = {
  copied: texts.shareCopied,
  failed: texts.shareFailed,
} as const

/** Shares a link to this cart: it opens a dialog, and its recipient's own cart changes only if they choose so. */
export function ShareCart() {
  const router = useRouter()
  const cart = useAtomValue(cartAtom)
  const [outcome, share] = useShareLink()
  return (
    <>
      <button
        type="button"
        className={button.quiet}
        onClick={() => {
          const { publicHref } = router.buildLocation({ to: '/products', search: {} })
          const url = new URL(publicHref + writeCartLink(cart), window.location.href).href
          void share({ title: texts.shareTitle({ shop: shop.name }), url }, words)
        }}
      >
        <Icon name="share-2" size={18} /> {texts.share}
      </button>
      {outcome !== null && (
        <span aria-hidden="true" className={done}>
          {outcome.text}
        </span>
      )}
    </>
  )
}
