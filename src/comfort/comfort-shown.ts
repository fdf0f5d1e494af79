import { atom } from 'jotai'

/** Whether the settings are open. */
export const isComfortShownAtom = atom(false)
