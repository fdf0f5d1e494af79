import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** Puts the focus on the heading above the products, or on the one that says there are none. */
export function focusResults(): void {
  const list = document.getElementById('products-list')
  const heading = list?.querySelector<HTMLElement>('h2, h3:not(article *)') ?? list
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** To be called before a change of the address that takes away what has the focus: the results get it, once they are there. */
export function useFocusAfterwards(): (press?: MouseEvent) => void {
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
