import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import * as css from './modal-dialog.css.ts'

/**
 * Milliseconds. A screen reader compares the element that had the focus with the one that has it: Orca 43 says nothing
 * where the first has left the accessibility tree by then, or the second is not in it yet. So the steps of opening and
 * of closing are apart: the page is hidden once the focus has left it, and shown again before the focus returns; the
 * closed dialog, no longer drawn, leaves the document last.
 */
const hideAfter = 400
const returnAfter = 150
const leaveAfter = 700

interface Props {
  isOpen: boolean
  /** Called for Escape, and for a press beside the dialog. */
  close: () => void
  /** Gets the focus when the dialog opens. */
  initialFocus: () => HTMLElement | null
  /** Gets the focus back; what had it before, where this is left out. */
  finalFocus?: () => HTMLElement | null
  /** Called once the focus is back. */
  onReturn?: () => void
  role?: 'dialog' | 'alertdialog'
  closesOnPressBeside?: boolean
  /** Without `veil` nothing lies between the page and the dialog: for one that fills the window. */
  classNames: { readonly veil?: string; readonly positioner: string }
  /** A `DialogBox`. */
  children: ReactNode
}

/** Hides the page from screen readers, all but its live regions; returns a function that shows it again. */
function hidePage(): () => void {
  const kept = 'script, [aria-live], [aria-hidden]'
  const hidden = [...document.body.children].filter(
    (element) => !element.matches(kept) && !element.contains(document.activeElement),
  )
  for (const element of hidden) element.setAttribute('aria-hidden', 'true')
  return () => {
    for (const element of hidden) element.removeAttribute('aria-hidden')
  }
}

/** A modal dialog whose opening and closing screen readers can follow. Has to stay mounted while it is closed. */
export function ModalDialog(props: Props) {
  const {
    isOpen,
    close,
    initialFocus,
    role = 'dialog',
    closesOnPressBeside = true,
    classNames,
    children,
  } = props
  const before = useRef<Element>(null)
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)

  const returnFocus = useEffectEvent(() => {
    const active = document.activeElement
    const isFree = active === null || active === document.body || active.closest('[data-state="closed"]')
    const target = props.finalFocus ? props.finalFocus() : before.current
    if (isFree && target instanceof HTMLElement) target.focus({ preventScroll: true })
    props.onReturn?.()
  })
  useLayoutEffect(() => {
    if (isOpen) before.current = document.activeElement
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    let showPage: (() => void) | undefined
    const hiding = setTimeout(() => {
      showPage = hidePage()
    }, hideAfter)
    return () => {
      clearTimeout(hiding)
      showPage?.()
    }
  }, [isOpen])
  useEffect(() => {
    if (isOpen || !isPresent) return
    const returning = setTimeout(returnFocus, returnAfter)
    const leaving = setTimeout(() => setPresent(false), returnAfter + leaveAfter)
    return () => {
      clearTimeout(returning)
      clearTimeout(leaving)
    }
  }, [isOpen, isPresent])

  return (
    <Dialog.Root
      role={role}
      open={isOpen}
      onOpenChange={(change) => {
        if (!change.open) close()
      }}
      present={isPresent}
      // The library's own way hides the page in the moment of the focus, and removes the dialog in that of its return.
      modal={false}
      restoreFocus={false}
      trapFocus
      preventScroll
      closeOnInteractOutside={closesOnPressBeside}
      initialFocusEl={initialFocus}
      lazyMount
      unmountOnExit
    >
      {/* Not by the library, which would wait for an animation that is over. */}
      {isPresent && (
        <Portal>
          {classNames.veil !== undefined && (
            <Dialog.Backdrop
              data-state={isOpen ? 'open' : 'closed'}
              className={`${css.layer} ${classNames.veil}`}
            />
          )}
          <Dialog.Positioner
            data-state={isOpen ? 'open' : 'closed'}
            className={`${css.layer} ${classNames.positioner}`}
          >
            {children}
          </Dialog.Positioner>
        </Portal>
      )}
    </Dialog.Root>
  )
}
