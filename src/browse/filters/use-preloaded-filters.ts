import { useEffect } from 'react'
import { FilterBar, FilterPanel } from '../lazy.ts'
import { wideScreen } from './panel-place.ts'

/** Hydrates the filters where the window's width moves them: then their prerendered HTML is wrong. */
export function usePreloadedFilters(): void {
  useEffect(() => {
    const preload = () => {
      for (const part of [FilterBar, FilterPanel]) void part.preload().catch(() => undefined)
    }
    const wide = wideScreen()
    wide.addEventListener('change', preload)
    return () => wide.removeEventListener('change', preload)
  }, [])
}
