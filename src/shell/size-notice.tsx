import { Link, useSearch } from '@tanstack/react-router'
import * as css from './shell.css.ts'

/** Says that a generated catalogue is on, and turns it off. */
export function SizeNotice() {
  const size = useSearch({ strict: false, select: (search) => search.size })
  if (size === undefined) return null
  return (
    <aside className={css.notice} aria-label="Test catalogue">
      <span>Test catalogue: ids up to {size.toLocaleString('en-US')}</span>
      <Link to="." search={(before) => ({ ...before, size: undefined })} className={css.noticeLink}>
        Turn off
      </Link>
    </aside>
  )
}
