import { Dialog } from '@ark-ui/react/dialog'
import { useAtom } from 'jotai'
import { useRef, useState } from 'react'
import * as alert from '#ui/alert-dialog.css.ts'
import { button } from '#ui/button.css.ts'
import { DialogBox } from '#ui/dialog-box.tsx'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import { ComfortBox } from './comfort-box.tsx'
import * as css from './comfort-dialog.css.ts'
import { isComfortShownAtom } from './comfort-shown.ts'

const choices = [
  ['spacing', 'Wider spacing', 'More room between letters, words and lines.'],
  ['whole', 'Nothing cut', 'Names and descriptions in full. Products are listed in pages for it.'],
  ['still', 'No motion', 'Nothing moves or fades by itself; reviews stand still.'],
  ['underlined', 'Underlined links', 'Every link has a line under it.'],
] as const

/** How pages are to be read on this device. */
export function ComfortDialog() {
  const [isShown, show] = useAtom(isComfortShownAtom)
  const [isKept, setKept] = useState(true)
  const title = useRef<HTMLHeadingElement>(null)

  return (
    <ModalDialog
      isOpen={isShown}
      close={() => show(false)}
      // On the dialog itself some screen readers would read all of it in one go.
      initialFocus={() => title.current}
      classNames={alert}
    >
      <DialogBox className={alert.box}>
        <Dialog.Title ref={title} tabIndex={-1} className={alert.title}>
          Reading comfort
        </Dialog.Title>
        <p className={css.lead}>For every page of the shop, on this device.</p>
        <ul role="list" className={css.choices}>
          {choices.map(([comfort, name, words]) => (
            <li key={comfort} className={css.row}>
              <ComfortBox comfort={comfort} onChosen={setKept}>
                <span>
                  {name}
                  <span className={css.words}>{words}</span>
                </span>
              </ComfortBox>
            </li>
          ))}
        </ul>
        <p role="status">
          {!isKept && 'This browser keeps nothing, so this lasts until you close the page.'}
        </p>
        <Dialog.CloseTrigger className={`${button.solid} ${alert.ok}`}>Close</Dialog.CloseTrigger>
      </DialogBox>
    </ModalDialog>
  )
}
