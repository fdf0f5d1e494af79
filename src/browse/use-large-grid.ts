import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CatalogueAccess } from '#catalogue/access.ts'
import { importWithRetry } from '#ui/import-with-retry.ts'

async function fetchParts(catalogue: CatalogueAccess) {
  const [{ LargeGrid }, cache] = await Promise.all([
    importWithRetry(() => import('./large-grid.tsx')),
    catalogue.openCache(),
  ])
  return { catalogue, cache, LargeGrid }
}

type Parts = Awaited<ReturnType<typeof fetchParts>>

/** Kept for the visit: a later list has its virtualizer in the same frame, so that Back finds it as high as it was. */
let fetched: Parts | undefined

/** The component of a list that needs a virtualizer, and what it fetches products from; undefined until both are there. */
export function useLargeGrid(isNeeded: boolean): Parts | undefined {
  const { catalogue } = useRouteContext({ from: '__root__' })
  const [parts, setParts] = useState(fetched)
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null)
  if (failure) throw failure.reason
  const isThere = parts?.catalogue === catalogue

  useEffect(() => {
    if (!isNeeded || isThere) return
    let isOver = false
    fetchParts(catalogue).then(
      (next) => {
        fetched = next
        if (!isOver) setParts(next)
      },
      (reason: unknown) => {
        if (!isOver) setFailure({ reason })
      },
    )
    return () => {
      isOver = true
    }
  }, [catalogue, isNeeded, isThere])
  return isNeeded && isThere ? parts : undefined
}
