import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in prerendered HTML and while it is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
