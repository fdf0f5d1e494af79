import { atom } from 'jotai'

/** `none`: not all of the shop's files are on this device, and none are being fetched ahead. */
export type OfflineState = 'none' | 'fetching' | 'kept' | 'failed'

export const offlineStateAtom = atom<OfflineState>('none')

/** The number of presses on the button of `KeepOffline`. */
export const offlineRequestsAtom = atom(0)
