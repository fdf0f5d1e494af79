import * as texts from 'virtual:messages/meeting'
import { Dialog } from '@ark-ui/react/dialog'
import { useAtom, useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import * as alert from '#ui/alert-dialog.css.ts'
import { button } from '#ui/button.css.ts'
import { DialogBox } from '#ui/dialog-box.tsx'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import * as css from './booked-dialog.css.ts'
import { BookingActions } from './booking-actions.tsx'
import { bookingAtom, isBookingShownAtom } from './meeting-atoms.ts'
import { startText } from './slot-texts.ts'
import { visitorZone } from './visitor-zone.ts'

/**
 * The prepared meeting, and what the visitor still has to send. Got It! empties the form; Escape only closes, and
 * submitting the same form shows the dialog again.
 */
export function BookedDialog({ acknowledge }: { acknowledge: () => void }) {
  const booking = useAtomValue(bookingAtom)
  const [isShown, show] = useAtom(isBookingShownAtom)
  const box = useRef<HTMLDivElement>(null)
  /** Drawn until the closed dialog has faded, though `acknowledge` removes the booking at once. */
  const [drawn, setDrawn] = useState(booking)
  if (booking !== null && booking !== drawn) setDrawn(booking)

  return (
    <ModalDialog
      isOpen={isShown && booking !== null}
      close={() => show(false)}
      // A click beside the box, which returns the focus from the calendar's window, must not close it.
      closesOnPressBeside={false}
      initialFocus={() => box.current}
      finalFocus={() => document.getElementById('meeting-heading')}
      classNames={alert}
    >
      <DialogBox ref={box} className={`${alert.box} ${css.box}`}>
        <Dialog.Title className={alert.title}>{texts.bookedTitle}</Dialog.Title>
        {drawn && (
          <>
            <Dialog.Description>
              {drawn.isCalendarOpen ? texts.bookedOpened : texts.bookedBlocked}
            </Dialog.Description>
            <p className={css.start}>{startText(drawn.meeting.start, visitorZone())}</p>
            <BookingActions meeting={drawn.meeting} />
          </>
        )}
        <button type="button" className={`${button.solid} ${alert.ok}`} onClick={acknowledge}>
          {texts.bookedOk}
        </button>
      </DialogBox>
    </ModalDialog>
  )
}
