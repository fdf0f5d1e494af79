import type { ComponentType } from 'react'

/** Provides the global `Temporal`: fetches nothing where the browser has its own. Rejects if it cannot be fetched. */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) (await import('temporal-polyfill/shim')).install()
}

/**
 * Fetches the form's code and Temporal, which the form needs from its first render on. Rejects where either cannot be
 * fetched (offline, or a deploy removed it); the next call tries again.
 */
export async function loadForm(): Promise<ComponentType> {
  const [{ MeetingForm }] = await Promise.all([import('./meeting-form.tsx'), loadTemporal()])
  return MeetingForm
}
