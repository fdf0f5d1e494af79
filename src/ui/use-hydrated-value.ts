import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * `value`, but `prerendered` while the prerendered HTML is hydrated: parts are hydrated one after the other, and an
 * earlier one may have changed the atom that `value` is from. React would discard the HTML that differs.
 */
export const useHydratedValue = <T>(value: T, prerendered: T): T =>
  useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  )
