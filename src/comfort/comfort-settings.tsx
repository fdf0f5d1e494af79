import { useAtomValue } from 'jotai'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useWasOpened } from '#ui/use-was-opened.ts'
import { ofDocument } from '#device/stored-setting.ts'
import { comfortChoice } from './comfort.ts'
import { isComfortShownAtom } from './comfort-shown.ts'

const ComfortDialog = lazyPart(() => import('./comfort-dialog.tsx').then((module) => module.ComfortDialog), {
  when: 'rendered',
})

/** The settings dialog, whose code loads at its first opening; follows the choices of other tabs. */
export function ComfortSettings() {
  const isShown = useAtomValue(isComfortShownAtom)
  // Read even where no part of the page needs it: it follows other tabs.
  useAtomValue(comfortChoice.shown, ofDocument)
  return useWasOpened(isShown) ? <ComfortDialog /> : null
}
