import { useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import * as css from './notices.css.ts'

interface Props {
  /** The text of the note. */
  readonly children: ReactNode
  /** A button for an action. */
  readonly action?: ReactNode
  /** The label of the close button. */
  readonly closeLabel: string
  readonly onClose: () => void
}

/** A note at the foot of the window. Closing it with a key returns the focus to the element that had it before. */
export function Note({ children, action, closeLabel, onClose }: Props) {
  const previousFocus = useRef<HTMLElement>(null)
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget
  }
  const close = ({ detail }: MouseEvent) => {
    const isByKey = detail === 0
    if (isByKey) previousFocus.current?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <div className={css.note} onFocus={rememberFocus}>
      <p className={css.text}>{children}</p>
      {action}
      <button type="button" className={css.dismiss} onClick={close}>
        {closeLabel}
      </button>
    </div>
  )
}
