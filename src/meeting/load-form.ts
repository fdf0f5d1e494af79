import type { ComponentType } from 'react'
import { loadTemporal } from './load-temporal.ts'

/**
 * Fetches the form's code, and the Temporal polyfill where the browser has no Temporal: the form needs it from its
 * first render on. Rejects where either cannot be fetched (offline, or a deploy removed it).
 */
export async function loadForm(): Promise<ComponentType> {
  const [{ MeetingForm }] = await Promise.all([import('./meeting-form.tsx'), loadTemporal()])
  return MeetingForm
}
