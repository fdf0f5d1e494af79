import { parseDate } from './meeting-dates.ts'
import type { MeetingDraft } from './meeting-draft.ts'
import type { MeetingField, MeetingVerdict } from './meeting-request.ts'
import { hasSlotAhead } from './slots-ahead.ts'

/**
 * The field that gets the focus after a failed submit: the first invalid one. For a start in the past it is the time
 * while its date has any left, else the date.
 */
export function fieldToFocus(
  verdict: Exclude<MeetingVerdict, { kind: 'ok' }>,
  draft: MeetingDraft,
  now: Temporal.Instant,
): MeetingField | undefined {
  if (verdict.kind !== 'past') return verdict.fields[0]
  const date = parseDate(draft.date)
  return date && hasSlotAhead(date, now) ? 'slot' : 'date'
}
