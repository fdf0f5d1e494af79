import { useRouterState } from '@tanstack/react-router'

/** Whether the page has a list of products, with its search field. */
export const useHasList = (): boolean =>
  useRouterState({ select: ({ matches }) => ['/', '/products'].includes(matches.at(-1)?.routeId ?? '') })
