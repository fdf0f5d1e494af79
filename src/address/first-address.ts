import { largestSize, ownSize } from '#catalogue/settings/settings.ts'

/**
 * The address at the start of this visit, before the router has normalized it; empty where the browser does not report
 * it.
 */
export const firstAddress = (): string =>
  import.meta.env.SSR ? '' : (performance.getEntriesByType('navigation')[0]?.name ?? '')

/** Whether this visit began with a size in the address; it may be invalid. */
export const beganWithSize = (): boolean => largestSize > ownSize && /[?&]size=/.test(firstAddress())

/** How this visit began, as a `NavigationTimingType`. */
export function navigationType(): unknown {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation && 'type' in navigation ? navigation.type : 'navigate'
}

/** Whether this visit began with a reload or with Back from another site: its window may be anywhere in the page. */
export const beganWithReturn = (): boolean => navigationType() !== 'navigate'
