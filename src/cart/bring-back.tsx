import * as texts from 'virtual:messages/cart'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { cartAtom, changeCartAtom, countAtom, lastRemovedAtom, leftCartAtom } from './cart-atoms.ts'
import * as css from './cart-drawer.css.ts'
import { addCarts } from './cart-lines.ts'
import { isFullWords, itemCount, itemsInCart, lineOf } from './cart.ts'

/** What a full cart does not take stays on offer. */
export const bringBackAtom = atom(null, (get, set) => {
  const left = get(leftCartAtom)
  const before = get(countAtom)
  set(changeCartAtom, (cart) => addCarts(cart, left))
  const cart = get(cartAtom)
  const refused = left.filter((line) => !lineOf(cart, line))
  set(leftCartAtom, refused)
  set(lastRemovedAtom, null)
  announce(
    texts.broughtBack({
      count: get(countAtom) - before,
      words: refused.length > 0 ? isFullWords : itemsInCart(get(countAtom)),
    }),
  )
})

/** Offers what stayed in the carts of other pages. */
export function BringBack({ title }: { title: RefObject<HTMLElement | null> }) {
  const count = itemCount(useAtomValue(leftCartAtom))
  const bringBack = useSetAtom(bringBackAtom)
  if (count === 0) return null
  return (
    <div className={css.left}>
      <p>{texts.stayedOnPage({ count })}</p>
      <button
        type="button"
        className={button.outline}
        onClick={() => {
          bringBack()
          title.current?.focus()
        }}
      >
        <Icon name="undo-2" size={18} /> <span>{texts.bringBack({ count })}</span>
      </button>
    </div>
  )
}
