import * as texts from 'virtual:messages/ui'
import { Dialog } from '@ark-ui/react/dialog'
import { useRef, type RefObject } from 'react'
import * as css from './alert-dialog.css.ts'
import { button } from './button.css.ts'
import { DialogBox } from './dialog-box.tsx'
import { ModalDialog } from './modal-dialog.tsx'

interface Props {
  title: string
  /** Spoken as a whole when the alert opens. */
  text: string
  isOpen: boolean
  close: () => void
  /** Gets the focus when the alert closes. */
  opener: RefObject<HTMLElement | null>
}

/** Replaces `window.alert` by a modal dialog of the shop's own with an OK button. */
export function AlertDialog({ title, text, isOpen, close, opener }: Props) {
  const ok = useRef<HTMLButtonElement>(null)
  return (
    <ModalDialog
      role="alertdialog"
      isOpen={isOpen}
      close={close}
      closesOnPressBeside={false}
      initialFocus={() => ok.current}
      finalFocus={() => opener.current}
      classNames={{ backdrop: css.backdrop, positioner: css.positioner }}
    >
      <DialogBox className={css.box}>
        {/* The alert's accessible name: as visible text it would be spoken a second time. */}
        <Dialog.Title aria-hidden className={css.title}>
          {title}
        </Dialog.Title>
        <Dialog.Description>{text}</Dialog.Description>
        <button ref={ok} type="button" className={`${button.solid} ${css.ok}`} onClick={close}>
          {texts.ok}
        </button>
      </DialogBox>
    </ModalDialog>
  )
}
