import * as texts from 'virtual:messages/meeting'
import { FieldError } from './field-error.tsx'
import { errorId, fieldId } from './field-ids.ts'
import * as layout from './form-layout.css.ts'
import { slots, slotsOn, type Slot } from './meeting-slots.ts'
import { slotHint } from './slot-texts.ts'
import { SlotOption } from './slot-option.tsx'

interface Props {
  /** Null until a date is chosen. */
  date: Temporal.PlainDate | null
  chosen: Slot | null
  now: Temporal.Instant
  message: string | null
  choose: (slot: Slot) => void
}

const hintId = 'meeting-slot-hint'

export function TimeField({ date, chosen, now, message, choose }: Props) {
  return (
    <fieldset
      id={fieldId('slot')}
      className={layout.time}
      aria-describedby={message === null ? hintId : `${hintId} ${errorId('slot')}`}
    >
      <legend className={layout.title}>{texts.time}</legend>
      <p id={hintId} className={layout.hint}>
        {slotHint}
      </p>
      <div className={layout.slots}>
        {(date ? slotsOn(date) : slots).map((slot) => (
          <SlotOption
            key={slot}
            slot={slot}
            date={date}
            now={now}
            isChosen={slot === chosen}
            choose={() => choose(slot)}
          />
        ))}
      </div>
      <FieldError field="slot" message={message} />
    </fieldset>
  )
}
