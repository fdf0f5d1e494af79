import * as texts from 'virtual:messages/cart'
import { Dialog } from '@ark-ui/react/dialog'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { cartButtonId } from '#address/anchors.ts'
import { formatMoney } from '#catalogue/money/money.ts'
import { rich } from '#messages/rich.tsx'
import { announce } from '#ui/announcer.ts'
import * as alert from '#ui/alert-dialog.css.ts'
import { button } from '#ui/button.css.ts'
import { DialogBox } from '#ui/dialog-box.tsx'
import { joinItems } from '#ui/format-list.ts'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import { cartAtom, changeCartAtom, lastRemovedAtom } from './cart-atoms.ts'
import * as css from './cart-link-dialog.css.ts'
import { addCarts, refusedWords, totalOf } from './cart-lines.ts'
import type { OpenedLink } from './cart-link.ts'
import { itemCount, lineKey, type Cart, itemsInCart } from './cart.ts'

const nameElement = { name: (words: string) => <bdi>{words}</bdi> }

interface Props {
  isOpen: boolean
  shared: OpenedLink
  close: () => void
  /** Closes the dialog, and opens it again once the products are loaded, or have failed again. */
  retry: () => void
}

/** What the link holds, in a sentence or two. */
function summaryOf(shared: OpenedLink): string {
  if (shared === 'empty') return texts.linkEmpty
  if (shared === 'failed') return texts.linkFailed
  const { cart, missing } = shared
  if (cart.length === 0) return texts.linkNone({ count: missing })
  const whole = texts.linkHolds({ count: itemCount(cart), total: formatMoney(totalOf(cart)) })
  return missing > 0 ? `${whole} ${texts.linkMissing({ count: missing })}` : whole
}

/** Offers the choices for a cart from a link: nothing changes before the visitor chooses. */
export function CartLinkDialog({ isOpen, shared, close, retry }: Props) {
  const mine = useAtomValue(cartAtom)
  const change = useSetAtom(changeCartAtom)
  const setLastRemoved = useSetAtom(lastRemovedAtom)
  const title = useRef<HTMLHeadingElement>(null)
  const done = useRef('')
  const cart = typeof shared === 'string' ? [] : shared.cart
  const hasOwn = mine.length > 0

  const apply = (next: (before: Cart) => Cart, words: string, wanted: number) => {
    change(next)
    setLastRemoved(null)
    close()
    const count = itemCount(next(mine))
    done.current = joinItems([words + refusedWords(wanted, count), itemsInCart(count)])
  }

  return (
    <ModalDialog
      isOpen={isOpen}
      close={close}
      initialFocus={() => title.current}
      finalFocus={() => document.getElementById(cartButtonId)}
      // By then the dialog no longer hides the page from screen readers.
      onReturn={() => {
        if (done.current !== '') announce(done.current)
        done.current = ''
      }}
      classNames={alert}
    >
      <DialogBox className={alert.box}>
        <Dialog.Title ref={title} tabIndex={-1} className={alert.title}>
          {texts.linkTitle}
        </Dialog.Title>
        <Dialog.Description>
          {`${summaryOf(shared)} ${hasOwn ? texts.ownHolds({ count: itemCount(mine) }) : texts.ownEmpty}`}
        </Dialog.Description>
        {cart.length === 0 ? (
          <div className={css.choices}>
            {shared === 'failed' && (
              <button type="button" className={button.solid} onClick={retry}>
                {texts.tryAgain}
              </button>
            )}
            <button
              type="button"
              className={shared === 'failed' ? button.outline : button.solid}
              onClick={close}
            >
              {texts.closeDialog}
            </button>
          </div>
        ) : (
          <Choices
            cart={cart}
            hasOwn={hasOwn}
            close={close}
            take={() => apply(() => cart, texts.taken, itemCount(cart))}
            add={() =>
              apply(
                (before) => addCarts(before, cart),
                texts.addedTogether,
                itemCount(mine) + itemCount(cart),
              )
            }
          />
        )}
      </DialogBox>
    </ModalDialog>
  )
}

interface ChoicesProps {
  cart: Cart
  hasOwn: boolean
  close: () => void
  take: () => void
  add: () => void
}

function Choices({ cart, hasOwn, close, take, add }: ChoicesProps) {
  return (
    <>
      <ul role="list" className={css.lines}>
        {cart.map((line) => (
          <li key={lineKey(line)}>{rich(texts.quantityOfName(line), nameElement)}</li>
        ))}
      </ul>
      <div className={css.choices}>
        {hasOwn && (
          <button type="button" className={button.solid} onClick={close}>
            {texts.keepMine}
          </button>
        )}
        <button type="button" className={hasOwn ? button.outline : button.solid} onClick={take}>
          {texts.takeTheirs}
        </button>
        <button type="button" className={button.outline} onClick={hasOwn ? add : close}>
          {hasOwn ? texts.addTogether : texts.notNow}
        </button>
      </div>
    </>
  )
}
