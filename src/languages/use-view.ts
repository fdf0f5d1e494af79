import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { View } from './other-language.ts'

/** What the page shows now. */
export function useView(): View {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const search = useRouterState({ select: ({ location }) => location.search })
  return useMemo(() => ({ path, search }), [path, search])
}
