import * as texts from 'virtual:messages/order'
import type { Ref } from 'react'
import { fieldId } from './field.tsx'
import type { OrderErrors } from './order-draft.ts'
import * as css from './order-form.css.ts'

/** What is missing or wrong, with a way to each field. Gets the focus after a rejected submission. */
export function ErrorSummary({ errors, ref }: { errors: OrderErrors; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby="order-errors" className={css.errors}>
      <h2 id="order-errors" className={css.errorsTitle}>
        {texts.errors({ count: errors.length })}
      </h2>
      <ul className={css.errorList}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className={css.errorLink}
              onClick={(event) => {
                // Not by the address: Back would return to this link.
                event.preventDefault()
                document.getElementById(fieldId(field))?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
