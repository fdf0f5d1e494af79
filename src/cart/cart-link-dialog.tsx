import { Dialog } from '@ark-ui/react/dialog'
import { useAtom } from 'jotai'
import { useRef } from 'react'
import { formatMoney } from '#catalogue/money.ts'
import { announce } from '#ui/announcer.ts'
import * as alert from '#ui/alert-dialog.css.ts'
import { button } from '#ui/button.css.ts'
import { DialogBox } from '#ui/dialog-box.tsx'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import { cartAtom } from './cart-atoms.ts'
import * as css from './cart-link-dialog.css.ts'
import { items, itemsInCart } from './cart-words.ts'
import { addCarts, totalOf } from './cart-lines.ts'
import { countOf, type Cart } from './cart.ts'

interface Props {
  /** What the link brought, in today's prices; null once it is answered. */
  theirs: Cart | null
  /** How many of its products are not sold here. */
  missing: number
  close: () => void
}

/** Asks what to do with a cart that came by a link: nothing is changed before it is answered. */
export function CartLinkDialog({ theirs, missing, close }: Props) {
  const [mine, change] = useAtom(cartAtom)
  const panel = useRef<HTMLDivElement>(null)
  const done = useRef('')
  const cart = theirs ?? []
  const hasOwn = mine.length > 0

  const take = (next: (before: Cart) => Cart, words: string) => {
    change(next)
    close()
    done.current = `${words}, ${itemsInCart(countOf(next(mine)))}`
  }

  return (
    <ModalDialog
      isOpen={theirs !== null}
      close={close}
      initialFocus={() => panel.current}
      finalFocus={() => document.getElementById('cart-button')}
      // The dialog no longer hides the page from screen readers then.
      onReturn={() => {
        if (done.current !== '') announce(done.current)
        done.current = ''
      }}
      classNames={alert}
    >
      <DialogBox ref={panel} className={alert.box}>
        <Dialog.Title className={alert.title}>A cart was shared with you</Dialog.Title>
        <Dialog.Description>
          It holds {items(countOf(cart))}, {formatMoney(totalOf(cart))} in all.
          {missing > 0 && ` ${items(missing)} of it cannot be had here.`}{' '}
          {hasOwn ? `Your own cart holds ${items(countOf(mine))}.` : 'Your own cart is empty.'}
        </Dialog.Description>
        <ul role="list" className={css.lines}>
          {cart.map(({ id, name, quantity }) => (
            <li key={id}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
        <div className={css.choices}>
          {hasOwn && (
            <button type="button" className={button.solid} onClick={close}>
              Keep mine
            </button>
          )}
          <button
            type="button"
            className={hasOwn ? button.outline : button.solid}
            onClick={() => take(() => cart, 'The shared cart is yours')}
          >
            Take theirs
          </button>
          {hasOwn ? (
            <button
              type="button"
              className={button.outline}
              onClick={() => take((before) => addCarts(before, cart), 'Both carts added together')}
            >
              Add together
            </button>
          ) : (
            <button type="button" className={button.outline} onClick={close}>
              Not now
            </button>
          )}
        </div>
      </DialogBox>
    </ModalDialog>
  )
}
