import type { MeetingField } from './meeting-request.ts'

/** The id of a field's control, or of its fieldset if it has several controls. */
export function fieldId(field: MeetingField): string {
  return `meeting-${field}`
}

export function errorId(field: MeetingField): string {
  return `meeting-${field}-error`
}

/** The first focus target of a field: the calendar's one tab stop; the chosen or first of the times. */
export function entryOf(form: ParentNode, field: MeetingField): HTMLElement | null {
  const element = form.querySelector<HTMLElement>(`#${fieldId(field)}`)
  if (field === 'date') return element?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ?? null
  if (field === 'slot')
    return element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector('input') ?? null
  return element
}
