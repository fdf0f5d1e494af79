import * as texts from 'virtual:messages/contact'
import { contact, timeZone } from '#shop.details.ts'
import type { OpeningHours } from '#shop.types.ts'
import { hourLabel } from '#site/hour-label.ts'
import { dayName } from './opening-hours.ts'

const minutesInDay = 24 * 60
const minutesInWeek = 7 * minutesInDay
const isoWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export interface OpeningState {
  /** Today in the shop's zone, ISO: 1 is Monday. */
  readonly weekday: number
  readonly isOpen: boolean
  /** 'Closes at 6:00 PM', 'Opens Monday at 9:00 AM'; null where the shop never opens or never closes. */
  readonly nextChange: string | null
}

interface Change {
  readonly kind: 'opens' | 'closes'
  /** Minutes of the week, 0 is Monday 0:00. */
  readonly at: number
  /** Closing at midnight belongs to the day before. */
  readonly day: OpeningHours
  readonly time: string
}

function changesOf(day: OpeningHours): Change[] {
  if (!day.open) return []
  const change = (kind: Change['kind'], hour: number): Change => {
    const at = ((day.weekday - 1) * minutesInDay + Math.round(hour * 60)) % minutesInWeek
    return { kind, at, day, time: hourLabel(hour) }
  }
  return [change('opens', day.open.from), change('closes', day.open.to)]
}

/** The openings and closings of a week, without a closing and opening at the same midnight. */
function weekChanges(week: readonly OpeningHours[]): Change[] {
  const all = week.flatMap(changesOf)
  return all.filter((one) => !all.some((other) => other.at === one.at && other.kind !== one.kind))
}

/** Weekday and minute of the week in the shop's time zone, daylight saving included. */
function clockInShop(now: Date): { weekday: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const dayIndex = isoWeekdays.indexOf(read('weekday'))
  return {
    weekday: dayIndex + 1,
    minute: dayIndex * minutesInDay + Number(read('hour')) * 60 + Number(read('minute')),
  }
}

/** Minutes, 1 to a week: a change at the current minute has happened, and its next occurrence is in a week. */
function minutesUntil(change: Change, minute: number): number {
  return ((change.at - minute - 1 + minutesInWeek) % minutesInWeek) + 1
}

function sentenceOf({ kind, day, time }: Change, isToday: boolean): string {
  if (isToday) return kind === 'opens' ? texts.opensAt({ time }) : texts.closesAt({ time })
  return (kind === 'opens' ? texts.opensOn : texts.closesOn)({ day: dayName(day.weekday), time })
}

/**
 * Whether the shop is open at an instant, and its next change. It is open from the opening minute on and closed from
 * the closing minute on. Without Temporal, which the first load does not include.
 */
export function openingState(now: Date, week: readonly OpeningHours[] = contact.hours): OpeningState {
  const { weekday, minute } = clockInShop(now)
  const byWait = weekChanges(week).toSorted(
    (one, other) => minutesUntil(one, minute) - minutesUntil(other, minute),
  )
  const next = byWait[0]
  if (!next) return { weekday, isOpen: week.some(({ open }) => open !== null), nextChange: null }
  const isToday = next.day.weekday === weekday && minutesUntil(next, minute) <= minutesInDay
  return { weekday, isOpen: next.kind === 'closes', nextChange: sentenceOf(next, isToday) }
}
