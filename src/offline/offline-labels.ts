import { showsFirstPageBeforeTotal } from '#catalogue/head/head.ts'
import type { OfflineState } from './offline-atoms.ts'
import { offlineMegabytes } from './offline-size.ts'

/** The button's label, which is also announced when the state changes. */
export const offlineLabels: Readonly<Record<OfflineState, string>> = showsFirstPageBeforeTotal
  ? {
      // The files of a large catalogue, or the answers of a service, are not stored.
      none: `Keep visited pages offline (${offlineMegabytes}\u00A0MB)`,
      fetching: 'Fetching files for offline use…',
      stored: 'Visited pages open offline; a search needs a network',
      failed: 'The pages could not be kept offline. Try again',
    }
  : {
      none: `Keep this shop offline (${offlineMegabytes}\u00A0MB)`,
      fetching: 'Fetching the shop for offline use…',
      stored: 'This shop works offline',
      failed: 'The shop could not be kept offline. Try again',
    }
