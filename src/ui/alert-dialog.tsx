import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useRef, type RefObject } from 'react'
import * as css from './alert-dialog.css.ts'
import { button } from './button.css.ts'
import { DialogBox } from './dialog-box.tsx'

interface Props {
  title: string
  /** Read whole when the alert opens. */
  text: string
  isOpen: boolean
  close: () => void
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
}

/** What `window.alert` would say, as a modal of the shop's own with an OK button. */
export function AlertDialog({ title, text, isOpen, close, opener }: Props) {
  const ok = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      role="alertdialog"
      open={isOpen}
      onOpenChange={(change) => {
        if (!change.open) close()
      }}
      initialFocusEl={() => ok.current}
      finalFocusEl={() => opener.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={css.veil} />
        <Dialog.Positioner className={css.positioner}>
          <DialogBox className={css.box}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Description>{text}</Dialog.Description>
            <button ref={ok} type="button" className={`${button.solid} ${css.ok}`} onClick={close}>
              OK
            </button>
          </DialogBox>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
