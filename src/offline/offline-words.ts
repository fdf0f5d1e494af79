import type { OfflineState } from './offline-atoms.ts'
import { offlineMegabytes } from './offline-size.ts'

/** The button's label, which is also announced when the state changes. */
export const offlineWords: Readonly<Record<OfflineState, string>> = {
  none: `Keep this shop offline (${offlineMegabytes}\u00A0MB)`,
  fetching: 'Fetching the shop for offline use…',
  kept: 'This shop works offline',
  failed: 'The shop could not be kept offline. Try again',
}
