import { atom } from 'jotai'

export const isComfortShownAtom = atom(false)
