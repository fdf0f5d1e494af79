import * as texts from 'virtual:messages/meeting'
import { Calendar } from './calendar.tsx'
import { FieldError } from './field-error.tsx'
import { errorId, fieldId } from './field-ids.ts'
import * as layout from './form-layout.css.ts'

interface Props {
  chosen: Temporal.PlainDate | null
  today: Temporal.PlainDate
  first: Temporal.PlainDate
  message: string | null
  choose: (date: Temporal.PlainDate) => void
}

export function DateField({ chosen, today, first, message, choose }: Props) {
  return (
    <fieldset
      id={fieldId('date')}
      className={layout.date}
      aria-describedby={message === null ? undefined : errorId('date')}
    >
      <legend className={layout.title}>{texts.date}</legend>
      <Calendar chosen={chosen} today={today} first={first} choose={choose} />
      <FieldError field="date" message={message} />
    </fieldset>
  )
}
