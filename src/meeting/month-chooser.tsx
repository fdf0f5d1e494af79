import * as texts from 'virtual:messages/meeting'
import { button } from '#ui/button.css.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import * as layout from './form-layout.css.ts'
import { dateInMonth, isMonthOffered, monthLabel } from './meeting-dates.ts'
import { monthOf } from './month-grid.ts'
import * as css from './month-chooser.css.ts'

interface Props {
  /** The calendar's focused date. */
  at: Temporal.PlainDate
  today: Temporal.PlainDate
  turnTo: (date: Temporal.PlainDate) => void
}

/**
 * The month between the buttons for other months and years: the header of the WAI-ARIA APG's date picker. No selects:
 * if a key in the grid changed them, Orca 43 would speak month and year after the day.
 */
export function MonthChooser({ at, today, turnTo }: Props) {
  const month = monthOf(at, today)

  const turnButton = (by: Temporal.DurationLike, label: string, icon: IconName) => {
    const to = month.add(by)
    const date = dateInMonth(at, to, today)
    const isPossible = isMonthOffered(to, today) && !monthOf(date, today).equals(month)
    return (
      <button
        type="button"
        className={button.quietIcon}
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={() => {
          if (isPossible) turnTo(date)
        }}
      >
        <Icon name={icon} size={22} />
      </button>
    )
  }

  return (
    <div className={layout.month}>
      {turnButton({ years: -1 }, texts.previousYear, 'chevrons-left')}
      {turnButton({ months: -1 }, texts.previousMonth, 'chevron-left')}
      {/* The grid's name for screen readers. */}
      <p aria-hidden="true" className={css.name}>
        {monthLabel(month)}
      </p>
      {turnButton({ months: 1 }, texts.nextMonth, 'chevron-right')}
      {turnButton({ years: 1 }, texts.nextYear, 'chevrons-right')}
    </div>
  )
}
