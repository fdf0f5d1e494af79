import { hasShare } from 'virtual:shop/parts'
import * as texts from 'virtual:messages/cart'
import { useAtomValue, useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { rich } from '#messages/rich.tsx'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { cartAtom, lastRemovedAtom } from './cart-atoms.ts'
import { lineKey } from './cart.ts'
import { cartChange } from './cart-change.ts'
import * as css from './cart-drawer.css.ts'
import { formerCartAtom, undoCartAtom } from './cart-history.ts'
import { focusLineOf } from './focus-line.ts'
import { undoRemovalAtom } from './line-atoms.ts'
import { ShareCart } from './share-cart.tsx'

const nameElement = { name: (words: string) => <bdi>{words}</bdi> }

/** Undo of the last change, and a link to the cart. */
export function CartTools({ title }: { title: RefObject<HTMLElement | null> }) {
  const cart = useAtomValue(cartAtom)
  const isRemoved = useAtomValue(lastRemovedAtom) !== null
  const undo = useSetAtom(undoCartAtom)
  const former = useAtomValue(formerCartAtom)
  if (!former && cart.length === 0) return null
  return (
    <div className={css.tools}>
      {former && !isRemoved && (
        <button
          type="button"
          className={button.quiet}
          onClick={() => {
            undo()
            title.current?.focus()
          }}
        >
          <Icon name="undo-2" size={18} /> {texts.undoLast}
          <span
            className={visuallyHidden}
          >{` ${texts.undoneChange({ change: cartChange(former.cart, cart) })}`}</span>
        </button>
      )}
      {hasShare && cart.length > 0 && <ShareCart />}
    </div>
  )
}

/** Restores the line that was removed last; above the total, which stays in view. */
export function UndoRemoval() {
  const removed = useAtomValue(lastRemovedAtom)
  const undo = useSetAtom(undoRemovalAtom)
  if (!removed) return null
  const { name } = removed.line
  return (
    <div className={css.removed}>
      <p>{rich(texts.removedName({ name }), nameElement)}</p>
      <button
        type="button"
        className={button.outline}
        onClick={() => {
          // Synchronous: the restored line has to be in the document to get the focus.
          flushSync(() => undo())
          focusLineOf(lineKey(removed.line))
        }}
      >
        <Icon name="undo-2" size={18} /> {texts.undo}
        <span className={visuallyHidden}>{` ${texts.undoRemoving({ name })}`}</span>
      </button>
    </div>
  )
}
