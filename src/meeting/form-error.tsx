import type { ErrorComponentProps } from '@tanstack/react-router'
import { button } from '#ui/button.css.ts'

/** What stands in the form's place when it broke; the rest of the page lives on. */
export function FormError({ reset }: ErrorComponentProps) {
  return (
    <div role="alert">
      <p>Something went wrong in the booking form. Whatever you had filled in is still there.</p>
      <button type="button" className={button.solid} onClick={reset}>
        Try again
      </button>
    </div>
  )
}
