import { useEffect, useRef } from 'react'
import type { BrowseSearch } from '#address/browse-search.ts'
import { FilterBar, FilterPanel } from '../lazy.ts'
import { listKey } from '../list/use-list-start.ts'
import { wideScreen } from './panel-shown.ts'

const preload = () => {
  for (const part of [FilterBar, FilterPanel]) void part.preload().catch(() => undefined)
}

/**
 * Hydrates the filters where their prerendered HTML is wrong: for another list than the one that the page was opened
 * with, and where the window's width moves them.
 */
export function usePreloadedFilters(search: BrowseSearch): void {
  const key = listKey(search)
  const opened = useRef(key)
  useEffect(() => {
    if (key !== opened.current) preload()
  }, [key])
  useEffect(() => {
    const wide = wideScreen()
    wide.addEventListener('change', preload)
    return () => wide.removeEventListener('change', preload)
  }, [])
}
