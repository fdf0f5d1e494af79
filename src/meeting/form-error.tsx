import * as texts from 'virtual:messages/meeting'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { button } from '#ui/button.css.ts'

/** Replaces a form that has thrown; the rest of the page still works. */
export function FormError({ reset }: ErrorComponentProps) {
  return (
    <div role="alert">
      <p>{texts.broken}</p>
      <button type="button" className={button.solid} onClick={reset}>
        {texts.tryAgain}
      </button>
    </div>
  )
}
