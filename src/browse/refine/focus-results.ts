import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { resultLineId } from '../result-words.ts'

/** Puts the focus on the line above the products; on the home page, which has it below them, on the list. */
export function focusResults(): void {
  const target = document.getElementById(resultLineId) ?? document.getElementById('products-list')
  target?.focus()
}

/** To be called before a change of the address that takes away what has the focus: the results get it, once they are there. */
export function useFocusOnceRendered(): (press?: MouseEvent) => void {
  const router = useRouter()
  return (press) => {
    // Another window, or another tab: here nothing changes.
    if (press?.metaKey || press?.ctrlKey || press?.shiftKey || press?.altKey) return
    const stop = router.subscribe('onRendered', ({ pathChanged }) => {
      stop()
      // On another page its heading has the focus.
      if (!pathChanged) focusResults()
    })
  }
}
