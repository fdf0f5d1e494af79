import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { addedNoteAtom, isCartOpenAtom } from './cart-atoms.ts'
import * as css from './added-note.css.ts'

const shownFor = 6000

/** Tells the eye that something was added. The ear has heard it already, so a screen reader passes over it. */
export function AddedNote() {
  const [note, setNote] = useAtom(addedNoteAtom)
  const [isCartOpen, openCart] = useAtom(isCartOpenAtom)

  useEffect(() => {
    if (!note) return
    const leaving = setTimeout(() => setNote(null), shownFor)
    return () => clearTimeout(leaving)
  }, [note, setNote])

  if (!note || isCartOpen) return null
  return (
    <div className={css.note} aria-hidden="true">
      <Icon name="check" size={20} className={css.icon} />
      <p className={css.text}>
        <strong className={css.name}>{note.name}</strong> <span className={css.words}>{note.words}</span>
      </p>
      <button
        type="button"
        tabIndex={-1}
        className={button.tape}
        onClick={() => {
          setNote(null)
          openCart(true)
        }}
      >
        View cart
      </button>
    </div>
  )
}
