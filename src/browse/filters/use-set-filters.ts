import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { fromStart } from '#address/browse-search.ts'
import { entryKeyOf } from '#address/entry-key.ts'
import type { SearchChange } from './condition.ts'

/** Changes the address's conditions; resolves once the answer is on the page. */
export type Change = (change: SearchChange, control?: string) => Promise<void>

/**
 * Every change is an entry of the history, so that Back undoes it, and starts with the first products. Consecutive
 * changes of one named control (a slider moved by keys) share one entry while that entry is the current one. The function
 * is always the same, for memoized parts.
 */
export function useSetFilters(): Change {
  const navigate = useNavigate({ from: '/products' })
  const { history } = useRouter()
  const last = useRef<{ control: string | undefined; entry: string }>(undefined)
  return useCallback(
    async (change, control) => {
      const isMore =
        control !== undefined &&
        last.current?.control === control &&
        last.current.entry === entryKeyOf(history.location)
      const shown = navigate({
        search: (before) => ({ ...before, ...change(before), ...fromStart }),
        replace: isMore,
        resetScroll: false,
      })
      last.current = { control, entry: entryKeyOf(history.location) }
      await shown
    },
    [navigate, history],
  )
}
