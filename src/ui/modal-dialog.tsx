import { locale } from 'virtual:language'
import { Dialog } from '@ark-ui/react/dialog'
import { LocaleProvider } from '@ark-ui/react/locale'
import { Portal } from '@ark-ui/react/portal'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { onCloseRequest } from './close-requests.ts'
import { dropCaret } from './drop-caret.ts'
import { hidePage, type HiddenPage } from './hide-page.ts'
import { isInWindow } from './is-in-window.ts'
import * as css from './modal-dialog.css.ts'

/**
 * Milliseconds. A screen reader compares the formerly focused element with the focused one: Orca 43 does not speak
 * where the first has left the accessibility tree by then, or the second is not in it yet. So opening and closing have
 * separate steps: the page is hidden after the focus has left it; the element that gets the focus back is shown before
 * that, and the rest of the page, which takes the browser seconds, after it. The closed, invisible dialog is removed
 * last.
 */
const hideAfter = 400
const returnAfter = 150
const showAfter = 200 // Shorter than `hideAfter`: a dialog opened meanwhile hides the page later.
const leaveAfter = 700

interface Props {
  isOpen: boolean
  /** Called for Escape, for Android's Back, and for a press beside the dialog. */
  close: () => void
  /** Gets the focus when the dialog opens. */
  initialFocus: () => HTMLElement | null
  /** Gets the focus back; by default the element that had it before. */
  finalFocus?: () => HTMLElement | null
  /** Called once the focus is back. */
  onReturn?: () => void
  role?: 'dialog' | 'alertdialog'
  closesOnPressBeside?: boolean
  /** `backdrop` is missing for a dialog that fills the window. */
  classNames: { readonly backdrop?: string; readonly positioner: string }
  /** A `DialogBox`. */
  children: ReactNode
}

/** A modal dialog whose opening and closing screen readers speak. Has to stay mounted while it is closed. */
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
  const page = useRef<HiddenPage>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)

  const findTarget = useEffectEvent(() => (props.finalFocus ? props.finalFocus() : before.current))
  const returnFocus = useEffectEvent(() => {
    const active = document.activeElement
    const isFree = active === null || active === document.body || active.closest('[data-state="closed"]')
    const target = findTarget()
    if (isFree && target instanceof HTMLElement) {
      target.focus({ preventScroll: true })
      if (!isInWindow(target)) target.scrollIntoView({ block: 'nearest' })
    }
    props.onReturn?.()
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    before.current = document.activeElement
    dropCaret()
  }, [isOpen])
  const closeOnRequest = useEffectEvent(close)
  useEffect(() => (isOpen ? onCloseRequest(() => closeOnRequest()) : undefined), [isOpen])
  useEffect(() => {
    if (!isOpen) return
    const hiding = setTimeout(() => {
      page.current?.show()
      page.current = hidePage(box.current)
    }, hideAfter)
    return () => clearTimeout(hiding)
  }, [isOpen])
  useEffect(() => {
    if (isOpen || !isPresent) return
    dropCaret()
    page.current?.showAround(findTarget())
    const returning = setTimeout(returnFocus, returnAfter)
    const showing = setTimeout(() => page.current?.show(), returnAfter + showAfter)
    const leaving = setTimeout(() => setPresent(false), returnAfter + leaveAfter)
    return () => {
      clearTimeout(returning)
      clearTimeout(showing)
      clearTimeout(leaving)
    }
  }, [isOpen, isPresent])
  useEffect(() => () => page.current?.show(), [])

  return (
    // The library marks its elements with a direction of their own: without a locale, left to right.
    <LocaleProvider locale={locale}>
      <Dialog.Root
        role={role}
        open={isOpen}
        onOpenChange={(change) => {
          if (!change.open) close()
        }}
        present={isPresent}
        // The library itself hides the page at the moment of the focus change, and removes the dialog when it returns the
        // focus.
        modal={false}
        restoreFocus={false}
        trapFocus
        preventScroll
        closeOnInteractOutside={closesOnPressBeside}
        initialFocusEl={initialFocus}
        lazyMount
        unmountOnExit
      >
        {/* Not by the library, which would wait for an animation that has ended already. */}
        {isPresent && (
          <Portal>
            {classNames.backdrop !== undefined && (
              <Dialog.Backdrop
                data-state={isOpen ? 'open' : 'closed'}
                className={`${css.layer} ${classNames.backdrop}`}
              />
            )}
            {/* Chromium reports every new alert as added, and Orca 43 speaks it then and once more as its button gets the focus.
                In a region whose changes are not announced it speaks it with the focus alone. */}
            <Dialog.Positioner
              ref={box}
              aria-live={role === 'alertdialog' ? 'off' : undefined}
              data-state={isOpen ? 'open' : 'closed'}
              className={`${css.layer} ${classNames.positioner}`}
            >
              {children}
            </Dialog.Positioner>
          </Portal>
        )}
      </Dialog.Root>
    </LocaleProvider>
  )
}
