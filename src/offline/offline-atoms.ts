import { atom, getDefaultStore } from 'jotai'

/** For these atoms: the service worker belongs to the document, whose pages each have a store of their own. */
export const ofDocument = { store: getDefaultStore() }

/** `none`: not all of the shop's files are on this device, and none are being fetched ahead. */
export type OfflineState = 'none' | 'fetching' | 'stored' | 'failed'

export const offlineStateAtom = atom<OfflineState>('none')

/** The number of presses on the button of `OfflineButton`. */
export const offlineRequestsAtom = atom(0)
