import { error } from '#ui/field.css.ts'
import { errorId } from './field-ids.ts'
import type { MeetingField } from './meeting-request.ts'

interface Props {
  field: MeetingField
  /** Null for a valid field. */
  message: string | null
}

/** A field's error message, for its `aria-describedby`. No live region: it is read with the field. */
export function FieldError({ field, message }: Props) {
  if (message === null) return null
  return (
    <p id={errorId(field)} className={error}>
      {message}
    </p>
  )
}
