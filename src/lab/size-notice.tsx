import * as texts from 'virtual:messages/lab'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { readProgress, subscribeProgress } from '#catalogue/worker/progress.ts'
import { ownSize } from '#catalogue/head/head.ts'
import { rich } from '#messages/rich.tsx'
import { formatCount } from '#ui/format-count.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { firstAddress } from '#address/first-address.ts'
import { invalidSizeOf } from './requested-size.ts'
import * as css from './size-notice.css.ts'

const hiddenName = { catalogue: (words: string) => <span className={visuallyHidden}>{words}</span> }

/**
 * Reports that a generated catalogue is in use, with a link that turns it off; also that the size in an address does
 * not exist.
 */
export function SizeNotice() {
  const size = useSearch({ strict: false, select: (search) => search.size })
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
