import { button } from '#ui/button.css.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './calendar.css.ts'
import * as layout from './form-layout.css.ts'
import { isMonthOffered } from './meeting-dates.ts'
import { dateInMonth, monthName, offeredYears } from './month-choice.ts'

interface Props {
  /** The calendar's focused date. */
  at: Temporal.PlainDate
  today: Temporal.PlainDate
  turnTo: (date: Temporal.PlainDate) => void
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** The headings of the calendar: two select elements that change month and year. */
export function MonthChooser({ at, today, turnTo }: Props) {
  const month = at.toPlainYearMonth()
  const turn = (to: Temporal.PlainYearMonth) => turnTo(dateInMonth(at, to, today))

  const turnButton = (by: 1 | -1, label: string, icon: IconName) => {
    const to = month.add({ months: by })
    const isPossible = isMonthOffered(to, today)
    return (
      <button
        type="button"
        className={`${button.quietIcon} ${by < 0 ? css.back : css.on}`}
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={() => {
          if (isPossible) turn(to)
        }}
      >
        <Icon name={icon} size={22} />
      </button>
    )
  }

  return (
    <div className={layout.month}>
      {turnButton(-1, 'Previous month', 'chevron-left')}
      <div className={css.headings}>
        <select
          aria-label="Month"
          className={css.heading}
          value={at.month}
          onChange={(event) => turn(month.with({ month: Number(event.target.value) }))}
        >
          {months.map((one) => (
            <option key={one} value={one} disabled={!isMonthOffered(month.with({ month: one }), today)}>
              {monthName(one)}
            </option>
          ))}
        </select>
        <select
          aria-label="Year"
          className={css.heading}
          value={at.year}
          onChange={(event) => turn(month.with({ year: Number(event.target.value) }))}
        >
          {offeredYears(today).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </div>
      {turnButton(1, 'Next month', 'chevron-right')}
    </div>
  )
}
