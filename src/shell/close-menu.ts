import type { AnyRouter } from '@tanstack/react-router'

/**
 * Closes the header's categories once one is followed, since the document stays, and once the focus has left the header.
 * Returns an unsubscribe function.
 */
export function closeMenu(router: AnyRouter): () => void {
  const close = () => {
    const menu = document.querySelector<HTMLElement>('header [popover]')
    // Without popovers (Firefox before 125) the menu has no button.
    if (menu && 'togglePopover' in menu) menu.togglePopover(false)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.closest('header')) close()
  }
  const unsubscribe = router.subscribe('onBeforeNavigate', close)
  document.addEventListener('focusin', onFocus)
  return () => {
    unsubscribe()
    document.removeEventListener('focusin', onFocus)
  }
}
