import type { ComponentType } from 'react'
import { loadTemporal } from './load-temporal.ts'

/**
 * Fetches the form's code, and Temporal with it where the browser has none: the form needs it from its first
 * picture on. Rejects where either cannot be had (offline, or a deploy removed it).
 */
export async function loadForm(): Promise<ComponentType> {
  const [{ MeetingForm }] = await Promise.all([import('./meeting-form.tsx'), loadTemporal()])
  return MeetingForm
}
