import { useId, useRef, useState } from 'react'
import { error as errorText, field } from '#ui/field.css.ts'
import * as css from './filter-fields.css.ts'

interface Props {
  label: string
  text: string
  /** Major units: the limit where the field is empty; null where it is unknown. */
  hint: number | null
  error: string | null
  type: (text: string) => void
  /** Called when the field is left or Enter is pressed, if the visitor has typed. */
  apply: () => void
}

/** A typed price, applied when the field is left or Enter is pressed: a 5 may be the beginning of 50. */
export function PriceField({ label, text, hint, error, type, apply }: Props) {
  const id = useId()
  const isEdited = useRef(false)
  // The alert speaks the error. Orca also speaks a new description of the field that has the focus, so the error
  // becomes its description once the field is left.
  const [isLeft, setLeft] = useState(false)

  const applyEdited = () => {
    if (isEdited.current) apply()
    isEdited.current = false
  }

  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={field}
        value={text}
        placeholder={hint === null ? '' : String(hint)}
        aria-invalid={error !== null}
        aria-describedby={error !== null && isLeft ? `${id}-error` : undefined}
        onChange={({ target }) => {
          isEdited.current = true
          setLeft(false)
          type(target.value)
        }}
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
