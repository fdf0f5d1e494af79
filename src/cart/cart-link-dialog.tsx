import { Dialog } from '@ark-ui/react/dialog'
import { useAtom } from 'jotai'
import { useRef } from 'react'
import { cartButtonId } from '#address/anchors.ts'
import { formatMoney } from '#catalogue/money.ts'
import { announce } from '#ui/announcer.ts'
import * as alert from '#ui/alert-dialog.css.ts'
import { button } from '#ui/button.css.ts'
import { DialogBox } from '#ui/dialog-box.tsx'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import { cartAtom } from './cart-atoms.ts'
import * as css from './cart-link-dialog.css.ts'
import { addCarts, totalOf } from './cart-lines.ts'
import { itemCount, type Cart, items, itemsInCart } from './cart.ts'

interface Props {
  /** The link's cart at today's prices; null once the visitor has chosen. */
  theirs: Cart | null
  /** The number of its products that are not in the catalogue. */
  missing: number
  close: () => void
}

/** Offers the choices for a cart from a link: nothing changes before the visitor chooses. */
export function CartLinkDialog({ theirs, missing, close }: Props) {
  const [mine, change] = useAtom(cartAtom)
  const panel = useRef<HTMLDivElement>(null)
  const done = useRef('')
  const cart = theirs ?? []
  const hasOwn = mine.length > 0

  const apply = (next: (before: Cart) => Cart, words: string) => {
    change(next)
    close()
    done.current = `${words}, ${itemsInCart(itemCount(next(mine)))}`
  }

  return (
    <ModalDialog
      isOpen={theirs !== null}
      close={close}
      initialFocus={() => panel.current}
      finalFocus={() => document.getElementById(cartButtonId)}
      // By then the dialog no longer hides the page from screen readers.
      onReturn={() => {
        if (done.current !== '') announce(done.current)
        done.current = ''
      }}
      classNames={alert}
    >
      <DialogBox ref={panel} className={alert.box}>
        <Dialog.Title className={alert.title}>A cart was shared with you</Dialog.Title>
        <Dialog.Description>
          It holds {items(itemCount(cart))}, {formatMoney(totalOf(cart))} in all.
          {missing > 0 && ` ${items(missing)} of it cannot be had here.`}{' '}
          {hasOwn ? `Your own cart holds ${items(itemCount(mine))}.` : 'Your own cart is empty.'}
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
            onClick={() => apply(() => cart, 'The shared cart is yours')}
          >
            Take theirs
          </button>
          {hasOwn ? (
            <button
              type="button"
              className={button.outline}
              onClick={() => apply((before) => addCarts(before, cart), 'Both carts added together')}
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
