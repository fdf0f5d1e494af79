import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { readProgress, subscribeProgress } from '#catalogue/worker/progress.ts'
import { ownSize } from '#catalogue/head/head.ts'
import { formatCount } from '#ui/format-count.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { firstAddress } from '#address/first-address.ts'
import { rootSearch } from '#address/browse-search.ts'
import { toWellFormed } from '#catalogue/well-formed.ts'
import * as css from './size-notice.css.ts'

/** The most characters of an invalid size that the page repeats. */
const longest = 30

/** The size in an address if it is invalid; null for a valid size, or none. */
export function invalidSizeOf(address: string): string | null {
  const requested = new URLSearchParams(address.replace(/#.*$/s, '').replace(/^[^?]*/, '')).get('size')
  if (requested === null) return null
  const size = rootSearch({ size: requested }).size ?? ownSize
  return requested === String(size) ? null : toWellFormed(requested.slice(0, longest))
}

/**
 * Reports that a generated catalogue is in use, with a link that turns it off; also that the size in an address does
 * not exist.
 */
export function SizeNotice() {
  const size = useSearch({ strict: false, select: (search) => search.size })
  const progress = useSyncExternalStore(subscribeProgress, readProgress, () => null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [first] = useState({ path, size, invalid: invalidSizeOf(firstAddress()) })
  const isInvalid = first.invalid !== null && first.path === path && first.size === size
  if (size === undefined && !isInvalid) return null
  const shown = formatCount(size ?? ownSize)
  return (
    <section className={css.notice} aria-label="Test catalogue">
      <span className={css.texts}>
        {isInvalid ? (
          <span role="status">
            {`There is no catalogue of size ‘${first.invalid}’. The nearest has ids up to ${shown}.`}
          </span>
        ) : (
          <span>{`Test catalogue: ids up to ${shown}`}</span>
        )}
        {progress && size !== undefined && (
          <span className={css.progress}>
            {progress.fraction < 1
              ? `Making it searchable: ${Math.floor(progress.fraction * 100)} %`
              : 'Ready to be searched'}
          </span>
        )}
      </span>
      {size !== undefined && (
        <Link to="." search={(before) => ({ ...before, size: undefined })} className={css.noticeLink}>
          Turn off<span className={visuallyHidden}> the test catalogue</span>
        </Link>
      )}
    </section>
  )
}
