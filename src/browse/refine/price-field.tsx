import { useEffect, useId, useRef, useState } from 'react'
import { productsSearch } from '#address/browse-search.ts'
import { error as errorText, field } from '#ui/field.css.ts'
import * as css from './filter-panel.css.ts'

interface Props {
  label: string
  /** Dollars. */
  value: number | undefined
  /** What holds where nothing is typed; null where nobody knows. */
  hint: number | null
  set: (price: number | undefined) => void
}

/**
 * A price by figures, taken when the field is left or Enter is pressed: while it is typed, 50 is only a 5. What is no
 * price stays in the field, which says so.
 */
export function PriceField({ label, value, hint, set }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  const shown = value === undefined ? '' : String(value)

  useEffect(() => {
    if (!input.current) return
    input.current.value = shown
    setWrong(false)
  }, [shown])

  const take = () => {
    const typed = input.current?.value.replaceAll(/[$,\s]/g, '') ?? ''
    if (typed === shown) {
      setWrong(false)
      return
    }
    const { min: price } = productsSearch({ min: typed })
    const isNone = typed === '' || Number(typed) === 0
    setWrong(price === undefined && !isNone)
    if (price !== undefined || isNone) set(price)
  }

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
        defaultValue={shown}
        placeholder={hint === null ? '' : String(hint)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
        }}
      />
      {isWrong && (
        <p id={`${id}-error`} role="alert" className={errorText}>
          A price like 50 or 49.99, please.
        </p>
      )}
    </div>
  )
}
