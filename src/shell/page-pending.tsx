import * as texts from 'virtual:messages/shell'
import * as css from './page-state.css.ts'

/** Rendered instead of a page that takes noticeably long to load. */
export function PagePending() {
  return (
    <div className={css.state} role="status">
      <span className={css.spinner} aria-hidden="true" />
      <p>{texts.loading}</p>
    </div>
  )
}
