import * as texts from 'virtual:messages/lab'
import { Link, useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readProgress, subscribeProgress } from '#catalogue/worker/progress.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { rich } from '#messages/rich.tsx'
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

const hiddenName = { catalogue: (words: string) => <span className={visuallyHidden}>{words}</span> }

/**
 * Reports that a generated catalogue is in use, with a link that turns it off; also that the size in an address does
 * not exist.
 */
export function SizeNotice() {
  const size = useSearch({ strict: false, select: (search) => search.size })
  const router = useRouter()
  useEffect(() => {
    if (size === undefined) return
    return () => {
      // React runs effects twice in development.
      if (router.latestLocation.search.size === size) return
      void import('#catalogue/source/source-for.ts').then(({ closeLarge }) => closeLarge(size))
    }
  }, [router, size])
  const progress = useSyncExternalStore(subscribeProgress, readProgress, () => null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [first] = useState({ path, size, invalid: invalidSizeOf(firstAddress()) })
  const invalid = first.path === path && first.size === size ? first.invalid : null
  if (size === undefined && invalid === null) return null
  const shown = formatCount(size ?? ownSize)
  return (
    <section className={css.notice} aria-label={texts.testCatalogue}>
      <span className={css.texts}>
        {invalid !== null ? (
          <span role="status">{texts.noSize({ size: invalid, highest: shown })}</span>
        ) : (
          <span>{texts.testCatalogueIds({ highest: shown })}</span>
        )}
        {progress && size !== undefined && (
          <span className={css.progress}>
            {progress.fraction < 1
              ? texts.making({ percent: Math.floor(progress.fraction * 100) })
              : texts.ready}
          </span>
        )}
      </span>
      {size !== undefined && (
        <Link to="." search={(before) => ({ ...before, size: undefined })} className={css.noticeLink}>
          {rich(texts.turnOffCatalogue, hiddenName)}
        </Link>
      )}
    </section>
  )
}
