import { atom } from 'jotai'

// Atoms of the document, as the service worker is: used with `ofDocument`.

/** `none`: not all of the shop's files are on this device, and none are being fetched ahead. */
export type OfflineState = 'none' | 'fetching' | 'stored' | 'failed'

export const offlineStateAtom = atom<OfflineState>('none')

/** The number of presses on the button of `OfflineButton`. */
export const offlineRequestsAtom = atom(0)
