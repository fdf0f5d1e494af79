import * as texts from 'virtual:messages/order'
import { useEffect, type RefObject } from 'react'
import { announce } from '#ui/announcer.ts'

/**
 * Moves the focus to the page's heading where the part that has it is gone, and says why: another tab has changed the cart
 * or ended the order, or an answer has come. A step that takes the focus itself is earlier (`useShownStep`).
 */
export function useKeptFocus(
  page: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const root = page.current
    if (!root) return
    const within = (element: EventTarget | null) =>
      element instanceof Element && root.contains(element) ? element : null
    let focused = within(document.activeElement)
    const follow = ({ target }: FocusEvent) => {
      focused = within(target)
    }
    // By a press beside everything. Chromium 156 tells it of an element that is just being removed, too.
    const leave = () =>
      queueMicrotask(() => {
        if (focused?.isConnected && document.activeElement === document.body) focused = null
      })
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      focused = null
      if (document.activeElement !== document.body) return
      heading.current?.focus()
      announce(texts.changed)
    })
    document.addEventListener('focusin', follow)
    root.addEventListener('focusout', leave)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', follow)
      root.removeEventListener('focusout', leave)
      observer.disconnect()
    }
  }, [page, heading])
}
