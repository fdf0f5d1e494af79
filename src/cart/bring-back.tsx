import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { cartAtom, countAtom, lastRemovedAtom } from './cart-atoms.ts'
import * as css from './cart-drawer.css.ts'
import { addCarts } from './cart-lines.ts'
import { itemCount, items, itemsInCart } from './cart.ts'
import { leftCartAtom } from './left-cart.ts'
import { drawerMessageAtom } from './line-atoms.ts'

const bringBackAtom = atom(null, (get, set) => {
  const left = get(leftCartAtom)
  set(cartAtom, (cart) => addCarts(cart, left))
  set(leftCartAtom, [])
  set(lastRemovedAtom, null)
  set(drawerMessageAtom, `Brought back ${items(itemCount(left))}, ${itemsInCart(get(countAtom))}`)
})

/** Offers what stayed in the carts of other pages. */
export function BringBack({ title }: { title: RefObject<HTMLElement | null> }) {
  const count = itemCount(useAtomValue(leftCartAtom))
  const bringBack = useSetAtom(bringBackAtom)
  if (count === 0) return null
  return (
    <div className={css.left}>
      <p>{`${items(count)} stayed on a page you left.`}</p>
      <button
        type="button"
        className={button.outline}
        onClick={() => {
          bringBack()
          title.current?.focus()
        }}
      >
        <Icon name="undo-2" size={18} /> <span>{`Bring back ${items(count)}`}</span>
      </button>
    </div>
  )
}
