import * as texts from 'virtual:messages/meeting'
import { meetings } from '#shop.details.ts'
import { label } from '#ui/field-label.css.ts'
import * as field from '#ui/field.css.ts'
import { FieldError } from './field-error.tsx'
import { errorId, fieldId } from './field-ids.ts'
import * as layout from './form-layout.css.ts'
import type { MeetingDraft } from './meeting-draft.ts'
import type { MeetingField } from './meeting-request.ts'
import * as css from './who-fields.css.ts'

interface Props {
  draft: MeetingDraft
  onChange: () => void
  messageOf: (field: MeetingField) => string | null
}

/** Name, email and subject, which `readTyped` reads by their names. No length limit, which would silently cut a pasted text. */
export function WhoFields({ draft, onChange, messageOf }: Props) {
  const attributes = (of: MeetingField) => ({
    id: fieldId(of),
    className: field.field,
    required: true,
    onChange,
    'aria-invalid': messageOf(of) !== null,
    'aria-describedby': messageOf(of) === null ? undefined : errorId(of),
  })

  return (
    <fieldset className={layout.who}>
      <legend className={layout.title}>{texts.details}</legend>
      <div className={layout.fields}>
        <div>
          <label htmlFor={fieldId('name')} className={label}>
            {texts.name}
          </label>
          <input {...attributes('name')} type="text" name="name" autoComplete="name" value={draft.name} />
          <FieldError field="name" message={messageOf('name')} />
        </div>
        <div>
          <label htmlFor={fieldId('email')} className={label}>
            {texts.email}
          </label>
          <input
            {...attributes('email')}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.email}
          />
          <FieldError field="email" message={messageOf('email')} />
        </div>
        <div>
          <label htmlFor={fieldId('subject')} className={label}>
            {texts.subject}
          </label>
          <div className={css.subject}>
            <select
              {...attributes('subject')}
              className={`${field.field} ${css.subjects}`}
              name="subject"
              value={draft.subject}
            >
              {meetings.subjects.map((subject) => (
                <option key={subject} value={subject} dir="auto">
                  {subject}
                </option>
              ))}
            </select>
          </div>
          <FieldError field="subject" message={messageOf('subject')} />
        </div>
      </div>
    </fieldset>
  )
}
