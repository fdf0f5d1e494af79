import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { listKey } from '#address/browse-search.ts'
import { showsFirstPageBeforeTotal } from '#catalogue/settings/settings.ts'
import type { ScrollAnchor } from './scroll-anchor.ts'

/** Milliseconds of rest before the address is written: browsers limit how often. */
const pause = 400

/**
 * `?at=` on /products: the first product in view, from 1. Any list can be opened with it. It is written, without
 * history entries, for a generated catalogue, one in files and one behind a service: a few hundred products need no
 * position that can be bookmarked.
 */
export function useAnchorInAddress(): { start: number; onRest?: (anchor: ScrollAnchor | null) => void } {
  const search = useSearch({ from: '/products' })
  const { at, size } = search
  const navigate = useNavigate({ from: '/products' })
  const router = useRouter()
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(writing.current), [])
  const start = (at ?? 1) - 1
  if (size === undefined && !showsFirstPageBeforeTotal) return { start }

  const onRest = (anchor: ScrollAnchor | null) => {
    clearTimeout(writing.current)
    const next = anchor && anchor.index > 0 ? anchor.index + 1 : undefined
    if (next === at) return
    const write = () => {
      // A position in one list says nothing about the next.
      if (listKey(router.latestLocation.search) !== listKey(search)) return
      // The visitor may be navigating to another page.
      if (router.latestLocation.href !== router.state.resolvedLocation?.href) return
      void navigate({ search: (before) => ({ ...before, at: next }), replace: true, resetScroll: false })
    }
    writing.current = setTimeout(write, pause)
  }
  return { start, onRest }
}
