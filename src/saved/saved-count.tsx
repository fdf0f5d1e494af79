import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { forgetGone } from '#catalogue/forget-gone.ts'
import { largestSize, ownSize } from '#catalogue/settings/settings.ts'
import { badge } from '#ui/badge.css.ts'
import { formatCount } from '#ui/format-count.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import * as css from './saved-count.css.ts'
import { savedIdsAtom } from './saved.ts'

/** The number of saved products, in the header's link to them. */
export function SavedCount() {
  const [ids, change] = useAtom(savedIdsAtom)
  const { length } = ids
  const client = useQueryClient()
  const { saved } = useSearch({ strict: false })
  // The list of the saved products does not show those that the catalogue no longer has. A generated catalogue has
  // products that the shop's own, which is shown next, does not have.
  useEffect(() => {
    if (saved && length > 0 && largestSize <= ownSize) void forgetGone(client, ids, ownSize, change)
  }, [change, client, ids, length, saved])
  if (length === 0) return null
  return (
    <span className={css.place}>
      <span className={visuallyHidden}>{` ${formatCount(length)}`}</span>
      <span key={length} aria-hidden="true" className={`${badge.count} ${css.count}`}>
        {length > 99 ? `${formatCount(99)}+` : formatCount(length)}
      </span>
    </span>
  )
}
