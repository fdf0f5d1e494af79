import * as texts from 'virtual:messages/meeting'
import { hourLabel } from '#site/hour-label.ts'
import { slotInVisitorZone, type Slot } from './meeting-slots.ts'
import * as css from './slot-option.css.ts'
import { isSlotAhead } from './slots-ahead.ts'
import { visitorZone } from './visitor-zone.ts'

interface Props {
  slot: Slot
  date: Temporal.PlainDate | null
  now: Temporal.Instant
  isChosen: boolean
  choose: () => void
}

/**
 * A time of the day. One in the past is marked but can be chosen: the form then explains that it has to be in the
 * future, which a disabled button could not. Not `required`: screen readers would call each option invalid until one is
 * chosen.
 */
export function SlotOption({ slot, date, now, isChosen, choose }: Props) {
  const isPast = date !== null && !isSlotAhead(date, slot, now)
  const note = isPast ? texts.past : date && slotInVisitorZone(date, slot, visitorZone())
  return (
    <label className={css.option} data-past={isPast ? '' : undefined}>
      <input
        type="radio"
        name="slot"
        className={css.radio}
        aria-label={note === null ? hourLabel(slot) : texts.slotAndNote({ time: hourLabel(slot), note })}
        value={slot}
        checked={isChosen}
        onChange={choose}
      />
      <span className={css.words}>
        <span className={css.time}>{hourLabel(slot)}</span>
        {note !== null && <span className={css.note}>{note}</span>}
      </span>
    </label>
  )
}
