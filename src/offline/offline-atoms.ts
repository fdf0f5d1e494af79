import { atom } from 'jotai'

/** `none`: not all of the shop's files are on this device, and none are being fetched ahead. */
export type OfflineState = 'none' | 'fetching' | 'kept' | 'failed'

export const offlineStateAtom = atom<OfflineState>('none')

/** How often the visitor has pressed the button that keeps the shop offline. */
export const offlineRequestsAtom = atom(0)
