import { useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import * as css from './notices.css.ts'

interface Props {
  /** What is said. */
  readonly children: ReactNode
  /** A button for what can be done about it. */
  readonly action?: ReactNode
  /** The word on the button that closes it. */
  readonly closeWord: string
  readonly onClose: () => void
}

/** A note at the foot of the window. Who closes it with a key goes on where the focus came from. */
export function Note({ children, action, closeWord, onClose }: Props) {
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
        {closeWord}
      </button>
    </div>
  )
}
