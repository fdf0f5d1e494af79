import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { productsId } from '#address/anchors.ts'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { resultLineId } from '../list/result-texts.ts'

/** The line above the products; on the home page, which has that line below them, the list. */
export const resultsTarget = (): HTMLElement | null =>
  document.getElementById(resultLineId) ?? document.getElementById(productsId)

const focusResults = (): void => resultsTarget()?.focus()

/**
 * Returns a function to call before a change of the address that removes the focused element: the results get the focus
 * once they are rendered.
 */
export function useFocusOnceRendered(): (press?: MouseEvent) => void {
  const router = useRouter()
  return (press) => {
    if (press && !isPlainClick(press)) return
    const stop = router.subscribe('onRendered', ({ pathChanged }) => {
      stop()
      // After a change of the path, the new page's heading gets the focus.
      if (!pathChanged) focusResults()
    })
  }
}
