import { useEffect, useState, type ComponentType } from 'react'
import { importWithRetry } from '#ui/import-with-retry.ts'
import type { LargeGridProps } from './large-grid.tsx'

/** Kept for the visit: a later list has its virtualizer in the same frame, so that Back finds it as high as it was. */
let fetched: ComponentType<LargeGridProps> | undefined

/** The component of a list that needs a virtualizer; undefined until its code is there. Throws what kept it from loading. */
export function useLargeGrid(isNeeded: boolean): ComponentType<LargeGridProps> | undefined {
  const [LargeGrid, setLargeGrid] = useState(() => fetched)
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null)
  if (failure) throw failure.reason
  const isThere = LargeGrid !== undefined

  useEffect(() => {
    if (!isNeeded || isThere) return
    let isOver = false
    importWithRetry(() => import('./large-grid.tsx')).then(
      (module) => {
        fetched = module.LargeGrid
        if (!isOver) setLargeGrid(() => module.LargeGrid)
      },
      (reason: unknown) => {
        if (!isOver) setFailure({ reason })
      },
    )
    return () => {
      isOver = true
    }
  }, [isNeeded, isThere])
  return isNeeded ? LargeGrid : undefined
}
