import { atom } from 'jotai'
import { storedAtom } from '#device/stored-atom.ts'
import { createStoredValue } from '#device/stored-value.ts'

/** Whether single-key shortcuts are on for this device (WCAG 2.1.4): dictation software types letters, too. */
export const shortcutsOn = createStoredValue({
  key: 'shop/shortcuts/1',
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
  empty: true,
})

export const shortcutsOnAtom = storedAtom(shortcutsOn, true)

/** Whether the list of keys is open. */
export const areKeysShownAtom = atom(false)
