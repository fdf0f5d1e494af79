import * as texts from 'virtual:messages/offline'
import { offlineMegabytes, showsFirstPageBeforeTotal } from '#catalogue/settings/settings.ts'
import type { OfflineState } from './offline-atoms.ts'
import { formatDecimal } from '#ui/format-count.ts'

/** The button's label, which is also announced when the state changes. */
export const offlineLabels: Readonly<Record<OfflineState, string>> = showsFirstPageBeforeTotal
  ? {
      // The files of a large catalogue, or the answers of a service, are not stored.
      none: texts.keepPages({ megabytes: formatDecimal(offlineMegabytes) }),
      fetching: texts.fetchingPages,
      stored: texts.pagesStored,
      failed: texts.pagesFailed,
    }
  : {
      none: texts.keepShop({ megabytes: formatDecimal(offlineMegabytes) }),
      fetching: texts.fetchingShop,
      stored: texts.shopStored,
      failed: texts.shopFailed,
    }
