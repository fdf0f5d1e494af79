import * as texts from 'virtual:messages/contact'
import { weekdayNames } from 'virtual:language'
import { contact } from '#shop.details.ts'
import type { OpeningHours } from '#shop.types.ts'
import { hourLabel } from '#site/hour-label.ts'
import { capital } from '#messages/capital.ts'
import { joinItems } from '#ui/format-list.ts'

/** 'Monday' of 1, an ISO weekday. */
export const dayName = (weekday: number): string => weekdayNames[weekday - 1] ?? ''

export interface OpeningRow {
  /** ISO: 1 is Monday. */
  readonly weekday: number
  /** 'Monday'. */
  readonly day: string
  /** '9:00 AM – 6:00 PM', two of a day with a break in two lines; 'Open all day', or 'Closed'. */
  readonly hours: string
}

function hoursText(open: OpeningHours['open']): string {
  if (!open) return texts.closed
  const { from, to } = open
  if (from === 0 && to === 24) return texts.openAllDay
  return texts.fromTo({ from: hourLabel(from), to: hourLabel(to) })
}

/** Always in lines of their own: a row must not get another one as it is marked as today's. */
const inLines = (hours: readonly string[]) => joinItems(hours.map((one, at) => (at === 0 ? one : `\n${one}`)))

/** The rows of the contact section's table, one for each day, in the owner's order. */
export function openingRows(week: readonly OpeningHours[] = contact.hours): OpeningRow[] {
  const days = [...new Set(week.map(({ weekday }) => weekday))]
  return days.map((weekday) => ({
    weekday,
    day: capital(dayName(weekday)),
    hours: inLines(week.filter((one) => one.weekday === weekday).map(({ open }) => hoursText(open))),
  }))
}
