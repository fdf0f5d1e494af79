import type { ErrorComponentProps } from '@tanstack/react-router'
import { button } from '#ui/button.css.ts'

/** Replaces a form that has thrown; the rest of the page still works. */
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
