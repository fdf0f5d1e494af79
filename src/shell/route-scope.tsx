import { useRouterState } from '@tanstack/react-router'
import { createStore, Provider } from 'jotai'
import { useState, type ReactNode } from 'react'
import { followingStore } from '#cart/left-cart.ts'

/**
 * A jotai store for the current route: its cart, its drawer, its tab, its carousel. Another address of the same route
 * keeps it, another route creates a new one ("local to each page" in the specification), whose cart can take over what stayed.
 */
export function RouteScope({ children }: { children: ReactNode }) {
  const routeId = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId ?? '' })
  const [scope, setScope] = useState(() => ({ routeId, store: createStore() }))
  if (scope.routeId !== routeId) setScope({ routeId, store: followingStore(scope.store) })
  return <Provider store={scope.store}>{children}</Provider>
}
