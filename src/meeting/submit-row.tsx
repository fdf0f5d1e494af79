import * as texts from 'virtual:messages/meeting'
import { button } from '#ui/button.css.ts'
import * as layout from './form-layout.css.ts'
import { parseDate } from './meeting-dates.ts'
import type { MeetingDraft } from './meeting-draft.ts'
import { neededText } from './meeting-request.ts'
import { slotStart } from './meeting-slots.ts'
import { startText } from './slot-texts.ts'
import { visitorZone } from './visitor-zone.ts'

const neededId = 'meeting-needed'

/** The missing fields or the chosen time, and the button, which stays pressable: a press reports missing fields. */
export function SubmitRow({ draft }: { draft: MeetingDraft }) {
  const needed = neededText(draft)
  const date = parseDate(draft.date)
  const start = date && draft.slot !== null ? slotStart(date, draft.slot) : null
  return (
    <div className={layout.foot}>
      <p id={neededId} className={layout.needed}>
        {needed || (start && startText(start, visitorZone()))}
      </p>
      <button
        type="submit"
        className={button.solidLarge}
        aria-disabled={needed !== ''}
        aria-describedby={neededId}
      >
        {texts.submit}
      </button>
    </div>
  )
}
