import * as texts from 'virtual:messages/meeting'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rich } from '#messages/rich.tsx'
import { button } from '#ui/button.css.ts'
import { field } from '#ui/field.css.ts'
import { label } from '#ui/field-label.css.ts'
import { Icon } from '#ui/icon.tsx'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import * as css from './booked-dialog.css.ts'
import { copyText } from '#device/copy-text.ts'
import { downloadFile } from '#device/download-file.ts'
import { icsFileName, meetingIcs } from './meeting-ics.ts'
import { calendarLink, meetingMailLink } from './meeting-links.ts'
import { meetingSummary } from './meeting-summary.ts'
import type { Meeting } from './meeting.ts'
import { readClock } from './shop-clock.ts'

const actionClass = `${button.outline} ${css.action}`
const windowElement = { window: (words: string) => <span className={visuallyHidden}>{words}</span> }

/** All ways to store the meeting, since a browser may block some. */
export function BookingActions({ meeting }: { meeting: Meeting }) {
  const [status, setStatus] = useState('')
  const [isCopyLeft, setCopyLeft] = useState(false)
  const details = useRef<HTMLTextAreaElement>(null)

  const download = () => {
    const fileName = icsFileName(meeting)
    downloadFile(fileName, 'text/calendar;charset=utf-8', meetingIcs(meeting, readClock()))
    setStatus(texts.downloaded({ file: fileName }))
  }

  const copy = async () => {
    if (await copyText(meetingSummary(meeting))) {
      setStatus(texts.copied)
      return
    }
    flushSync(() => setCopyLeft(true))
    setStatus(texts.copyFailed)
    details.current?.focus()
    details.current?.select()
  }

  return (
    <>
      <ul role="list" className={css.actions}>
        <li>
          <a href={calendarLink(meeting)} target="_blank" rel="noopener noreferrer" className={actionClass}>
            <Icon name="calendar-plus" size={20} className={css.icon} />{' '}
            {rich(texts.openCalendar, windowElement)}
          </a>
        </li>
        <li>
          <a href={meetingMailLink(meeting)} className={actionClass}>
            <Icon name="mail" size={20} className={css.icon} /> {texts.openEmail}
          </a>
        </li>
        <li>
          <button type="button" className={actionClass} onClick={download}>
            <Icon name="download" size={20} className={css.icon} /> {texts.download}
          </button>
        </li>
        <li>
          <button type="button" className={actionClass} onClick={() => void copy()}>
            <Icon name="copy" size={20} className={css.icon} /> {texts.copy}
          </button>
        </li>
      </ul>
      {isCopyLeft && (
        <div className={css.left}>
          <label htmlFor="meeting-details" className={label}>
            {texts.copyLabel}
          </label>
          <textarea
            ref={details}
            id="meeting-details"
            className={field}
            rows={8}
            readOnly
            value={meetingSummary(meeting)}
          />
        </div>
      )}
      <p role="status" className={css.status}>
        {status}
      </p>
    </>
  )
}
