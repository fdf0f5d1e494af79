import * as css from './page-state.css.ts'

/** What stands where a page will be, when it takes longer than a blink. */
export function PagePending() {
  return (
    <div className={css.state} role="status">
      <span className={css.spinner} aria-hidden="true" />
      <p>Loading…</p>
    </div>
  )
}
