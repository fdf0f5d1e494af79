import { formatCount } from '#ui/format-count.ts'
import * as css from './calendar.css.ts'
import { dayLabel, shortMonth } from './meeting-dates.ts'

interface Props {
  date: Temporal.PlainDate
  /** A day of the month before shows that month, too. */
  isOfMonth: boolean
  isOffered: boolean
  isChosen: boolean
  isToday: boolean
  /** One day of the grid is in the tab order; arrow keys move to the others. */
  isTabStop: boolean
  pick: (date: Temporal.PlainDate) => void
}

export function CalendarDay({ date, isOfMonth, isOffered, isChosen, isToday, isTabStop, pick }: Props) {
  return (
    <td aria-selected={isChosen} className={css.cell}>
      <button
        type="button"
        className={css.day}
        data-month={isOfMonth ? undefined : shortMonth(date)}
        aria-label={dayLabel(date)}
        aria-disabled={!isOffered}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => pick(date)}
      >
        {formatCount(date.day)}
      </button>
    </td>
  )
}
