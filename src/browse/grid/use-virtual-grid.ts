import { useEffect, useState } from 'react'
import { importWithRetry } from '#ui/import-with-retry.ts'

const load = () => importWithRetry(() => import('./virtual-grid.tsx'))

type VirtualGridModule = Awaited<ReturnType<typeof load>>

/**
 * Module state for the visit: a later list has its virtualizer in its first frame, so that Back restores its full
 * height.
 */
let loaded: VirtualGridModule | undefined

/** Loads the module; a later call repeats a failed load. */
export async function loadVirtualGrid(): Promise<VirtualGridModule> {
  loaded ??= await load()
  return loaded
}

/** The module of a list that needs a virtualizer; undefined until it is loaded. The next press repeats a failed load. */
export function useVirtualGrid(isNeeded: boolean): VirtualGridModule | undefined {
  const [virtual, setVirtual] = useState(loaded)
  const isLoaded = virtual !== undefined

  useEffect(() => {
    if (!isNeeded || isLoaded) return
    let isOver = false
    void loadVirtualGrid().then((module) => {
      if (!isOver) setVirtual(module)
    })
    return () => {
      isOver = true
    }
  }, [isNeeded, isLoaded])
  return isNeeded ? virtual : undefined
}
