/**
 * The address at the start of this visit, before the router has normalized it; empty where the browser does not report
 * it.
 */
export const firstAddress = (): string =>
  import.meta.env.SSR ? '' : (performance.getEntriesByType('navigation')[0]?.name ?? '')

/** Whether this visit began with a size in the address; it may be invalid. */
export const beganWithSize = (): boolean => /[?&]size=/.test(firstAddress())
