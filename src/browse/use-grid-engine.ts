import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { CatalogueAccess } from '#catalogue/access.ts'
import { importWithRetry } from '#ui/import-with-retry.ts'
import type { GridContent, GridEngine } from './grid-engine.ts'
import type { GridPlace } from './grid-places.ts'
import type { GridView } from './grid-view.ts'

async function fetchParts(catalogue: CatalogueAccess) {
  const [{ runGrid }, cache] = await Promise.all([
    importWithRetry(() => import('./run-grid.ts')),
    catalogue.openCache(),
  ])
  return { catalogue, cache, runGrid }
}

type Parts = Awaited<ReturnType<typeof fetchParts>>

/** Once fetched, a later grid starts in the same frame: Back finds its list as high as it was. */
let fetched: Parts | undefined

interface Options extends GridContent {
  list: RefObject<HTMLElement | null>
  isWanted: boolean
  /** The first product to show where this view has not been left at another. */
  start: number
  onRest: ((place: GridPlace | null) => void) | undefined
}

interface GridState {
  /** Null while the engine is not there. */
  view: GridView | null
  /** Whether it comes before the next picture: what CSS would lay out until then nobody would see. */
  isAtOnce: boolean
  /** Now, or as soon as the engine has come. */
  focusCard: (index: number) => void
  retry: () => void
}

/** Fetches the engine, and runs it for the list. */
export function useGridEngine({ list, isWanted, question, count, first, start, onRest }: Options): GridState {
  const { catalogue } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const engine = useRef<GridEngine>(undefined)
  const wanted = useRef<number | null>(null)
  const latest = useRef({ question, count, first, start, onRest })
  const [view, setView] = useState<GridView | null>(null)
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null)
  if (failure) throw failure.reason

  useLayoutEffect(() => {
    latest.current = { question, count, first, start, onRest }
    engine.current?.update({ question, count, first })
  })

  useLayoutEffect(() => {
    let isOver = !isWanted
    const begin = (parts: Parts) => {
      fetched = parts
      const box = list.current?.parentElement
      if (isOver || !list.current || !box) return
      const { start: index, ...content } = latest.current
      engine.current = parts.runGrid(router, {
        ...content,
        box,
        list: list.current,
        cache: parts.cache,
        place: index > 0 ? { index, into: 0 } : null,
        show: setView,
        onRest: (place) => latest.current.onRest?.(place),
      })
      if (wanted.current !== null) engine.current.focusCard(wanted.current)
      wanted.current = null
    }
    if (!isWanted) return
    if (fetched?.catalogue === catalogue) begin(fetched)
    else fetchParts(catalogue).then(begin, (reason: unknown) => isOver || setFailure({ reason }))
    return () => {
      isOver = true
      engine.current?.stop()
      engine.current = undefined
      setView(null)
    }
  }, [catalogue, isWanted, list, router])

  useEffect(() => engine.current?.drawn())

  return {
    view: isWanted ? view : null,
    isAtOnce: isWanted && fetched?.catalogue === catalogue,
    focusCard: (index) => {
      if (engine.current) engine.current.focusCard(index)
      else wanted.current = index
    },
    retry: () => engine.current?.retry(),
  }
}
