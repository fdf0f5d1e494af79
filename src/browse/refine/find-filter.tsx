import { useEffect, useId, useRef } from 'react'
import { announce } from '#ui/announcer.ts'
import { field } from '#ui/field.css.ts'
import * as css from './filter-panel.css.ts'

/** Milliseconds: a pause in typing. */
const pause = 700

interface Props {
  text: string
  type: (text: string) => void
  /** What is left of the filters, announced once a pause. */
  found: string
  /** Moves the focus to the first value that is left. */
  goOn: () => void
}

/** Narrows the panel to the filters that have the text: a brand is a few letters away, not twenty tab stops. */
export function FindFilter({ text, type, found, goOn }: Props) {
  const id = useId()
  const announced = useRef(text)
  useEffect(() => {
    if (announced.current === text) return
    const waiting = setTimeout(() => {
      announced.current = text
      announce(found)
    }, pause)
    return () => clearTimeout(waiting)
  }, [text, found])

  return (
    <div className={css.group}>
      <label htmlFor={id} className={css.legend}>
        Find a filter
      </label>
      <input
        id={id}
        type="search"
        className={`${field} ${css.find}`}
        value={text}
        placeholder="Brand, price, rating"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={60}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            goOn()
          }
          if (event.key === 'Escape' && text !== '') {
            // Only the next one closes the panel.
            event.preventDefault()
            type('')
          }
        }}
      />
    </div>
  )
}
