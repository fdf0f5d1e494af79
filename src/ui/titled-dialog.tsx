import * as texts from 'virtual:messages/ui'
import { Dialog } from '@ark-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import * as css from './alert-dialog.css.ts'
import { button } from './button.css.ts'
import { DialogBox } from './dialog-box.tsx'
import { ModalDialog } from './modal-dialog.tsx'

interface Props {
  title: string
  isOpen: boolean
  close: () => void
  children: ReactNode
}

/** A dialog with a heading, which gets the focus, and a close button. */
export function TitledDialog({ title, isOpen, close, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <ModalDialog
      isOpen={isOpen}
      close={close}
      // With the focus on the dialog itself some screen readers would read all of it at once.
      initialFocus={() => heading.current}
      classNames={css}
    >
      <DialogBox className={css.box}>
        <Dialog.Title ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </Dialog.Title>
        {children}
        <Dialog.CloseTrigger className={`${button.solid} ${css.ok}`}>{texts.close}</Dialog.CloseTrigger>
      </DialogBox>
    </ModalDialog>
  )
}
