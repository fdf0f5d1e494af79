import { keyAlongLine } from '#ui/reading-direction.ts'
import { clampDate } from './meeting-dates.ts'
import { columnOf } from './month-grid.ts'

function step(key: string, withShift: boolean, from: Temporal.PlainDate): Temporal.PlainDate | null {
  switch (keyAlongLine(key)) {
    case 'ArrowLeft':
      return from.subtract({ days: 1 })
    case 'ArrowRight':
      return from.add({ days: 1 })
    case 'ArrowUp':
      return from.subtract({ weeks: 1 })
    case 'ArrowDown':
      return from.add({ weeks: 1 })
    case 'Home':
      return from.subtract({ days: columnOf(from) })
    case 'End':
      return from.add({ days: 6 - columnOf(from) })
    case 'PageUp':
      return from.subtract(withShift ? { years: 1 } : { months: 1 })
    case 'PageDown':
      return from.add(withShift ? { years: 1 } : { months: 1 })
    default:
      return null
  }
}

/**
 * The date to which a key moves the calendar's focus (WAI-ARIA APG, date grid): arrows by day and week, Home and End to
 * the ends of the week, Page Up and Down by month, with Shift by year. Limited to the dates offered: a longer move ends
 * at the nearest of them. Null for a key that does not move.
 */
export function dateForKey(
  key: string,
  withShift: boolean,
  from: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const target = step(key, withShift, from)
  return target && clampDate(target, today)
}
