import * as texts from 'virtual:messages/meeting'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { announce } from '#ui/announcer.ts'
import { readTyped } from '#ui/read-typed.ts'
import { BookedDialog } from './booked-dialog.tsx'
import { DateField } from './date-field.tsx'
import { entryOf } from './field-ids.ts'
import { fieldToFocus } from './field-to-focus.ts'
import * as layout from './form-layout.css.ts'
import { acknowledgeAtom, draftAtom, submitAtom } from './meeting-atoms.ts'
import { parseDate, todayInShop } from './meeting-dates.ts'
import { textFields, type MeetingDraft } from './meeting-draft.ts'
import { fieldMessage, type MeetingField } from './meeting-request.ts'
import { onReturn, laterMinute, readClock } from './shop-clock.ts'
import { firstDateAhead } from './slots-ahead.ts'
import { pastDateError, pastSlotError } from './slot-texts.ts'
import { SubmitRow } from './submit-row.tsx'
import { TimeField } from './time-field.tsx'
import { WhoFields } from './who-fields.tsx'

/**
 * Milliseconds until a browser has reported a new description to a screen reader; 60 were enough for Chromium and Orca.
 */
const describedAfter = 100

/**
 * Ignores the repeats of a held Enter key: they neither submit a form nor press its buttons. Returns a function that
 * removes the listener.
 */
function ignoreHeldEnter(form: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
  }
  form.addEventListener('keydown', onKeyDown)
  return () => form.removeEventListener('keydown', onKeyDown)
}

/** The form that requests a meeting. Needs Temporal; rendered in the browser only. */
export function MeetingForm() {
  const [draft, change] = useAtom(draftAtom)
  const submit = useSetAtom(submitAtom)
  const acknowledge = useSetAtom(acknowledgeAtom)
  const [now, setNow] = useState(readClock)
  /** The form as its messages describe it: at its rejected submission, or when a field was left since. */
  const [tried, setTried] = useState<MeetingDraft | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  /** The number of times the form was reset: a new key resets the calendar to today. */
  const [round, setRound] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const alertField = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!form.current) return
    const stopClock = onReturn(form.current, () => setNow((before) => laterMinute(before, readClock())))
    const stopKeys = ignoreHeldEnter(form.current)
    return () => {
      stopClock()
      stopKeys()
    }
  }, [])

  const today = todayInShop(now)
  const date = parseDate(draft.date)
  /** A field that is being corrected keeps its message until it is valid: a screen reader reads every change of it. */
  const messageOf = (field: MeetingField) =>
    tried !== null && fieldMessage(draft, field) !== null ? fieldMessage(tried, field) : null

  const readDraft = (): MeetingDraft => readTyped(form.current, textFields, draft, change)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readDraft()
    const at = readClock()
    setNow(at)
    const verdict = submit(at, window)
    setTried(verdict.kind === 'ok' ? null : read)
    if (verdict.kind === 'ok') return
    const field = fieldToFocus(verdict, read, at)
    const entry = field === undefined ? null : entryOf(event.currentTarget, field)
    if (verdict.kind !== 'invalid') {
      alertField.current = entry
      setAlert(verdict.alert)
      // The alert returns the focus without scrolling, and on a phone the field may be far above.
      entry?.addEventListener('focus', () => entry.scrollIntoView({ block: 'center' }), { once: true })
    } else if (entry !== document.activeElement) {
      // The message is read with its field; if the focus and the message changed together, it would be read twice.
      const before = document.activeElement
      setTimeout(() => {
        if (document.activeElement === before) entry?.focus()
      }, describedAfter)
    } else if (field !== undefined) {
      announce(fieldMessage(read, field) ?? '')
    }
  }

  return (
    <>
      {/* Presses and blur events bubble from the fields within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <form
        ref={form}
        noValidate
        aria-labelledby="meeting-heading"
        className={layout.form}
        onSubmit={onSubmit}
        onClick={readDraft}
        onBlur={() => {
          const read = readDraft()
          if (tried) setTried(read)
        }}
      >
        <WhoFields draft={draft} onChange={readDraft} messageOf={messageOf} />
        <DateField
          key={round}
          chosen={date}
          today={today}
          first={firstDateAhead(now)}
          message={pastDateError(draft, today) ?? messageOf('date')}
          choose={(chosen) => change({ date: chosen.toString() })}
        />
        <TimeField
          date={date}
          chosen={draft.slot}
          now={now}
          message={pastSlotError(draft, now) ?? messageOf('slot')}
          choose={(slot) => change({ slot })}
        />
        <SubmitRow draft={draft} />
      </form>
      <AlertDialog
        title={texts.alertTitle}
        text={alert ?? ''}
        isOpen={alert !== null}
        close={() => setAlert(null)}
        opener={alertField}
      />
      <BookedDialog
        acknowledge={() => {
          acknowledge()
          setRound(round + 1)
        }}
      />
    </>
  )
}
