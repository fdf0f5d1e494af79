import * as texts from 'virtual:messages/cart'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { notPrinted } from '#ui/not-printed.css.ts'
import { showFocused } from '#ui/show-focused.ts'
import { addedNoteAtom, isCartOpenAtom, type AddedNote as Added } from './cart-atoms.ts'
import * as css from './added-note.css.ts'

/** Milliseconds. */
const shownFor = 6000

/** Milliseconds: the title of the new page is announced first. */
const afterTitle = 1000

/** The product added last, or what stayed on the page before, shown while the cart is closed. */
export function AddedNote() {
  const [note, setNote] = useAtom(addedNoteAtom)
  const isCartOpen = useAtomValue(isCartOpenAtom)
  // The open cart shows the product: the note does not return once it is closed.
  useEffect(() => {
    if (isCartOpen) setNote(null)
  }, [isCartOpen, setNote])
  return note && !isCartOpen && <NoteBox note={note} />
}

/**
 * Visible for `shownFor`, and while it is hovered or focused. Not a live region: the announcer speaks what was added, and
 * here what stayed on the page before.
 */
function NoteBox({ note }: { note: Added }) {
  const setNote = useSetAtom(addedNoteAtom)
  const openCart = useSetAtom(isCartOpenAtom)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointedAt || isFocused

  useEffect(() => {
    if (isHeld) return
    const leaving = setTimeout(() => setNote((shown) => (shown === note ? null : shown)), shownFor)
    return () => clearTimeout(leaving)
  }, [note, setNote, isHeld])

  useEffect(() => {
    if (!note.isLeft) return
    const announcing = setTimeout(() => announce(texts.nameAndWords(note)), afterTitle)
    return () => clearTimeout(announcing)
  }, [note])

  // The note covers neither the button that was pressed by a key nor what gets the focus next: `scroll-padding` keeps its
  // space free.
  useEffect(() => {
    showFocused({ target: document.activeElement })
    document.addEventListener('focusin', showFocused)
    return () => document.removeEventListener('focusin', showFocused)
  }, [])

  return (
    // Hover only prolongs the note and is not an action: keyboards reach its button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={note.isLeft ? texts.leftLabel : texts.addedLabel}
      className={`${css.note} ${notPrinted}`}
      data-above-foot
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={note.isLeft ? 'shopping-bag' : 'check'} size={20} className={css.icon} />
      <p className={css.text}>
        <strong dir="auto" className={css.name}>
          {note.name}
        </strong>{' '}
        <span className={css.words}>{note.words}</span>
      </p>
      <button type="button" className={button.tape} onClick={() => openCart(true)}>
        {texts.viewCart}
      </button>
    </section>
  )
}
