import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { error as errorText, field } from '#ui/field.css.ts'
import * as css from './filter-fields.css.ts'

interface Props {
  input: RefObject<HTMLInputElement | null>
  label: string
  text: string
  /** The limit where the field is empty; null where it is unknown. */
  hint: string | null
  error: string | null
  type: (text: string) => void
  /** Called when the field is left or Enter is pressed, if it has another text. */
  apply: () => void
}

/** Milliseconds of a pause in typing. */
const pause = 1000

/** A typed price, applied when the field is left or Enter is pressed: a 5 may be the beginning of 50. */
export function PriceField({ input, label, text, hint, error, type, apply }: Props) {
  const id = useId()
  const isEdited = useRef(false)
  /** Whether the text was typed before this was hydrated: an Enter may have been pressed, too. */
  const isEarly = useRef(false)
  // The alert speaks the error. Orca also speaks a new description of the field that has the focus, so the error
  // becomes its description once the field is left.
  const [isLeft, setLeft] = useState(false)

  const applyEdited = () => {
    // A program may have filled the field without an event.
    if (isEdited.current || input.current?.value !== text) apply()
    isEdited.current = false
    isEarly.current = false
  }
  const edit = (typed: string) => {
    isEdited.current = true
    setLeft(false)
    type(typed)
  }
  const onHydrated = useEffectEvent(() => {
    if (!input.current || input.current.value === text) return
    isEarly.current = true
    edit(input.current.value)
  })
  useEffect(() => onHydrated(), [])
  // Early text is applied at once where the field has been left, otherwise after a pause.
  const applyEarly = useEffectEvent((typed: string) => {
    if (!isEarly.current || input.current?.value !== typed) return undefined
    return setTimeout(applyEdited, document.activeElement === input.current ? pause : 0)
  })
  useEffect(() => {
    const waiting = applyEarly(text)
    return () => clearTimeout(waiting)
  }, [text])

  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={field}
        value={text}
        placeholder={hint ?? ''}
        aria-invalid={error !== null || undefined}
        aria-describedby={error !== null && isLeft ? `${id}-error` : undefined}
        onChange={({ target }) => edit(target.value)}
        onBlur={() => {
          setLeft(true)
          applyEdited()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') applyEdited()
        }}
      />
      {error !== null && (
        <p id={`${id}-error`} role="alert" className={errorText}>
          {error}
        </p>
      )}
    </div>
  )
}
