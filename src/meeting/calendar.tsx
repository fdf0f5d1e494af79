import * as texts from 'virtual:messages/meeting'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { CalendarDay } from './calendar-day.tsx'
import { dateForKey } from './calendar-keys.ts'
import * as css from './calendar.css.ts'
import * as layout from './form-layout.css.ts'
import { clampDate, dayLabel, isOffered, monthLabel } from './meeting-dates.ts'
import { MonthChooser } from './month-chooser.tsx'
import { monthGrid, monthOf, weekdays } from './month-grid.ts'

interface Props {
  chosen: Temporal.PlainDate | null
  /** Today in the shop's time zone. */
  today: Temporal.PlainDate
  /** The first date with a slot left: not today after its last slot. */
  first: Temporal.PlainDate
  choose: (date: Temporal.PlainDate) => void
}

/** Milliseconds: Orca 43 drops a message that is among the changes of a month's days. */
const pause = 500

/**
 * A month with one selectable day: the date grid of the WAI-ARIA APG. One tab stop; keys never leave the dates offered.
 */
export function Calendar({ chosen, today, first, choose }: Props) {
  const [moved, setMoved] = useState<Temporal.PlainDate | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const announcing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(announcing.current), [])
  const at = clampDate(moved ?? chosen ?? first, today)
  const month = monthOf(at, today)

  const turnTo = (date: Temporal.PlainDate) => {
    setMoved(date)
    clearTimeout(announcing.current)
    announcing.current = setTimeout(() => announce(monthLabel(monthOf(date, today))), pause)
  }

  const pick = (date: Temporal.PlainDate) => {
    if (!isOffered(date, today)) return
    setMoved(date)
    choose(date)
    announce(texts.daySelected({ day: dayLabel(date) }))
  }

  /** The pressed button disappears: the day gets the focus, which a screen reader speaks. */
  const takeFirst = () => {
    flushSync(() => {
      setMoved(first)
      choose(first)
    })
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Alt+Left is the browser's Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const date = dateForKey(event.key, event.shiftKey, at, today)
    if (date === null) return
    event.preventDefault()
    const before = document.activeElement
    // The day may be in a month that is not rendered yet.
    flushSync(() => setMoved(date))
    const day = grid.current?.querySelector<HTMLElement>('[tabindex="0"]')
    day?.focus()
    // Screen readers speak a focused day, except where the same element keeps the focus or the former one was removed.
    if (!date.equals(at) && (day === before || !before?.isConnected)) announce(dayLabel(date))
  }

  return (
    <div>
      <MonthChooser at={at} today={today} turnTo={turnTo} />
      <div className={layout.days}>
        <table
          ref={grid}
          // The markup of the APG.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={monthLabel(month)}
          className={css.grid}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              {weekdays.map(({ short, name }) => (
                // Both: Orca reads the content of a column's header, not its name.
                <th key={name} scope="col" aria-label={name} className={css.weekday}>
                  <span aria-hidden="true">{short}</span>
                  <span className={visuallyHidden}>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthGrid(month, today).map((week, row) => (
              // By index, so that the elements are reused: a screen reader does not speak the focused day if the
              // formerly focused element was removed.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={row}>
                {week.map((date, column) =>
                  date === null ? (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- of another month, and empty
                    <td key={weekdays[column]?.name} />
                  ) : (
                    <CalendarDay
                      key={weekdays[column]?.name}
                      date={date}
                      isOfMonth={date.toPlainYearMonth().equals(month)}
                      isOffered={isOffered(date, today)}
                      isChosen={chosen?.equals(date) ?? false}
                      isToday={date.equals(today)}
                      isTabStop={date.equals(at)}
                      pick={pick}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {/* After a press alone: with the form itself it would move what follows. */}
      {chosen?.equals(today) && !first.equals(today) && (
        <div className={css.noneLeft}>
          <p>{texts.noneLeftToday}</p>
          <button type="button" className={button.outline} onClick={takeFirst}>
            {texts.chooseDay({ day: dayLabel(first) })}
          </button>
        </div>
      )}
    </div>
  )
}
