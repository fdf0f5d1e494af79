import type { MeetingField } from './meeting-request.ts'

/** The id of a field's control, or of the fieldset where it has several. */
export function fieldId(field: MeetingField): string {
  return `meeting-${field}`
}

/** The id of the message that says what is wrong with a field. */
export function errorId(field: MeetingField): string {
  return `meeting-${field}-error`
}

/** Where the keyboard enters a field: of the calendar its one tab stop, of the times the chosen or the first. */
export function entryOf(form: ParentNode, field: MeetingField): HTMLElement | null {
  const element = form.querySelector<HTMLElement>(`#${fieldId(field)}`)
  if (field === 'date') return element?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ?? null
  if (field === 'slot')
    return element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector('input') ?? null
  return element
}
