import * as texts from 'virtual:messages/cart'
import { Dialog } from '@ark-ui/react/dialog'
import { Link } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { cartButtonId } from '#address/anchors.ts'
import { formatMoney } from '#catalogue/money/money.ts'
import { cartScope } from '#shop'
import { hasCartCosts, hasOrderPage } from '#site/checkout-kind.ts'
import { rich } from '#messages/rich.tsx'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { button } from '#ui/button.css.ts'
import { DialogBox } from '#ui/dialog-box.tsx'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { BrowseLinks } from '#viewed/lazy.ts'
import { BringBack } from './bring-back.tsx'
import { CartCosts } from './cart-costs.tsx'
import { cartAtom, countAtom, isCartOpenAtom } from './cart-atoms.ts'
import { checkoutPressesAtom, totalAtom } from './line-atoms.ts'
import * as css from './cart-drawer.css.ts'
import { cartTitle } from './focus-line.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { lineKey } from './cart.ts'
import { CartTools, UndoRemoval } from './cart-undo.tsx'

const countElement = { count: (words: string) => <span className={visuallyHidden}>{words}</span> }

function EmptyCart() {
  const setOpen = useSetAtom(isCartOpenAtom)
  return (
    <div className={css.empty}>
      <Icon name="shopping-bag" size={44} className={css.emptyIcon} />
      <p className={css.emptyTitle}>{texts.empty}</p>
      <p>{cartScope === 'device' ? texts.emptyOnDevice : texts.emptyOnPage}</p>
      <BrowseLinks onPress={(press) => isPlainClick(press) && setOpen(false)} />
    </div>
  )
}

export function CartDrawer() {
  const [isOpen, setOpen] = useAtom(isCartOpenAtom)
  const cart = useAtomValue(cartAtom)
  const count = useAtomValue(countAtom)
  const total = useAtomValue(totalAtom)
  const countCheckout = useSetAtom(checkoutPressesAtom)
  const [isAlertOpen, setAlertOpen] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const checkout = useRef<HTMLButtonElement>(null)
  /** Whether the checkout alert has been opened since the cart was opened. */
  const wasAlertOpened = useRef(false)
  /** The focused element before the opening: the cart's button, or any element when a key opened the cart. */
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!isOpen) return
    before.current = document.activeElement
    wasAlertOpened.current = false
  }, [isOpen])
  const opener = () => {
    const element = before.current
    const isThere = element instanceof HTMLElement && element.isConnected && element !== document.body
    return isThere ? element : document.getElementById(cartButtonId)
  }

  return (
    <ModalDialog
      isOpen={isOpen}
      close={() => setOpen(false)}
      // Evaluated again when the alert closes.
      initialFocus={() => (wasAlertOpened.current ? checkout.current : title.current)}
      finalFocus={opener}
      classNames={{ backdrop: css.backdrop, positioner: css.positioner }}
    >
      <DialogBox className={css.panel}>
        <div className={css.head}>
          <Dialog.Title
            {...cartTitle}
            ref={title}
            tabIndex={-1}
            className={css.title}
            aria-label={texts.titleLabel({ count })}
          >
            {/* Some screen readers read the text of the focused element, others its name. */}
            {rich(texts.title({ count }), countElement)}
          </Dialog.Title>
          <Dialog.CloseTrigger className={button.quietIcon} aria-label={texts.close}>
            <Icon name="x" size={22} />
          </Dialog.CloseTrigger>
        </div>
        {cartScope === 'page' && <BringBack title={title} />}
        <div className={css.body}>
          <ErrorBoundary>
            {cart.length === 0 && <EmptyCart />}
            <ul role="list" aria-label={texts.lines} hidden={cart.length === 0} className={css.lines}>
              {cart.map((line) => (
                <CartLineRow key={lineKey(line)} line={line} title={title} />
              ))}
            </ul>
          </ErrorBoundary>
          <CartTools title={title} />
        </div>
        <UndoRemoval />
        {cart.length > 0 && (
          <div className={css.foot}>
            <p className={css.total}>
              <span>{texts.total}</span> <span>{formatMoney(total)}</span>
            </p>
            {hasCartCosts && <CartCosts />}
            {hasOrderPage ? (
              <Link
                to="/order"
                className={`${button.solidLarge} ${css.checkout}`}
                onClick={(press) => {
                  countCheckout((presses) => presses + 1)
                  if (isPlainClick(press)) setOpen(false)
                }}
              >
                {texts.checkout}
              </Link>
            ) : (
              <button
                ref={checkout}
                type="button"
                className={`${button.solidLarge} ${css.checkout}`}
                onClick={() => {
                  countCheckout((presses) => presses + 1)
                  wasAlertOpened.current = true
                  setAlertOpen(true)
                }}
              >
                {texts.checkout}
              </button>
            )}
          </div>
        )}
      </DialogBox>
      <AlertDialog
        title={texts.checkoutTitle}
        text={texts.noCheckout}
        isOpen={isAlertOpen}
        close={() => setAlertOpen(false)}
        opener={checkout}
      />
    </ModalDialog>
  )
}
