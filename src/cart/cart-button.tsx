import * as texts from 'virtual:messages/cart'
import { useAtom, useAtomValue } from 'jotai'
import { cartButtonId } from '#address/anchors.ts'
import { badge } from '#ui/badge.css.ts'
import { button } from '#ui/button.css.ts'
import { formatCount } from '#ui/format-count.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useWasOpened } from '#ui/use-was-opened.ts'
import { countAtom, isCartOpenAtom } from './cart-atoms.ts'
import * as css from './cart-button.css.ts'

const CartDrawer = lazyPart(() => import('./cart-drawer.tsx').then((module) => module.CartDrawer), {
  when: 'rendered',
})

/** Opens the cart. The drawer's code loads when the visitor hovers, focuses or presses the button. */
export function CartButton({ shortcut }: { shortcut?: string | undefined }) {
  const count = useAtomValue(countAtom)
  const [isOpen, setOpen] = useAtom(isCartOpenAtom)
  const wasOpened = useWasOpened(isOpen)

  const prepare = () => {
    void CartDrawer.preload().catch(() => undefined)
  }

  return (
    <>
      <button
        type="button"
        id={cartButtonId}
        className={`${button.outlineIcon} ${css.button}`}
        aria-label={texts.button({ count })}
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Icon name="shopping-bag" size={20} />
        {count > 0 && (
          <span key={count} aria-hidden="true" className={`${badge.count} ${css.count}`}>
            {count > 999 ? `${formatCount(999)}+` : formatCount(count)}
          </span>
        )}
      </button>
      {wasOpened && <CartDrawer />}
    </>
  )
}
