import * as texts from 'virtual:messages/contact'
import { weekdayNames } from 'virtual:language'
import { contact } from '#shop.details.ts'
import type { OpeningHours } from '#shop.types.ts'
import { hourLabel } from '#site/hour-label.ts'
import { capital } from '#messages/capital.ts'

/** 'Monday' of 1, an ISO weekday. */
export const dayName = (weekday: number): string => weekdayNames[weekday - 1] ?? ''

export interface OpeningRow {
  /** ISO: 1 is Monday. */
  readonly weekday: number
  /** 'Monday'. */
  readonly day: string
  /** '9:00 AM – 6:00 PM', 'Open all day', or 'Closed'. */
  readonly hours: string
}

function hoursText(open: OpeningHours['open']): string {
  if (!open) return texts.closed
  const { from, to } = open
  if (from === 0 && to === 24) return texts.openAllDay
  return texts.fromTo({ from: hourLabel(from), to: hourLabel(to) })
}

/** The rows of the contact section's table, Monday first. */
export function openingRows(week: readonly OpeningHours[] = contact.hours): OpeningRow[] {
  return week.map(({ weekday, open }) => ({
    weekday,
    day: capital(dayName(weekday)),
    hours: hoursText(open),
  }))
}
