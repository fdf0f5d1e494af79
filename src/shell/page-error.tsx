import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { button } from '#ui/button.css.ts'
import * as css from './page-state.css.ts'

/** Stands in for a page that failed; the header, the cart and the footer live on around it. */
export function PageError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div className={css.state} role="alert">
      <h1 className={css.title}>Something went wrong here</h1>
      <p>This part of the shop could not be shown. Your cart is safe.</p>
      <div className={css.actions}>
        <button
          type="button"
          className={button.solid}
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          Retry
        </button>
        <button type="button" className={button.outline} onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </div>
    </div>
  )
}
