import { useEffect, useState } from 'react'
import { importWithRetry } from '#ui/import-with-retry.ts'

const load = () => importWithRetry(() => import('./large-grid.tsx'))

type LargeGridModule = Awaited<ReturnType<typeof load>>

/**
 * Module state for the visit: a later list has its virtualizer in its first frame, so that Back restores its full
 * height.
 */
let loaded: LargeGridModule | undefined

/** Loads the module; a later call repeats a failed load. */
export async function loadLargeGrid(): Promise<LargeGridModule> {
  loaded ??= await load()
  return loaded
}

/** The module of a list that needs a virtualizer; undefined until it is loaded. The next press repeats a failed load. */
export function useLargeGrid(isNeeded: boolean): LargeGridModule | undefined {
  const [large, setLarge] = useState(loaded)
  const isLoaded = large !== undefined

  useEffect(() => {
    if (!isNeeded || isLoaded) return
    let isOver = false
    void loadLargeGrid().then((module) => {
      if (!isOver) setLarge(module)
    })
    return () => {
      isOver = true
    }
  }, [isNeeded, isLoaded])
  return isNeeded ? large : undefined
}
