import { zoneName } from 'virtual:language'
import * as texts from 'virtual:messages/contact'
import { contact } from '#shop.details.ts'
import type { ContactDetails } from '#shop.types.ts'
import { badge } from '#ui/badge.css.ts'
import { Icon } from '#ui/icon.tsx'
import { openingRows } from './opening-hours.ts'
import { openingState } from './opening-state.ts'
import * as css from './opening-times.css.ts'
import { useMinute } from './use-minute.ts'
import { isolated } from '#ui/isolated.ts'
import { hiddenOnPhone } from '#ui/visually-hidden.css.ts'

const { support }: ContactDetails = contact
const rows = openingRows()

/**
 * The week's opening hours, with today's row marked and the current state, once the page is hydrated and has a clock.
 */
export function OpeningTimes() {
  const now = useMinute()
  const state = now && openingState(now)
  return (
    <>
      <h3 className={css.title}>
        <Icon name="clock" size={20} className={css.icon} />
        {texts.hours}
      </h3>
      <p className={css.state}>
        {state && (
          <>
            <span className={state.isOpen ? badge.saving : badge.price}>
              {state.isOpen ? texts.openNow : texts.closedNow}
            </span>
            <span className={css.next}>{state.nextChange}</span>
          </>
        )}
      </p>
      <ul role="list" className={css.days}>
        {rows.map(({ weekday, day, hours }) => {
          const isToday = weekday === state?.weekday
          return (
            <li key={weekday} aria-current={isToday ? 'date' : undefined} className={css.day}>
              <span>
                <span>{day}</span>
                {/* On a phone the row would become two lines as the page is hydrated. */}
                {isToday && <span className={`${css.today} ${hiddenOnPhone}`}>{` ${texts.today}`}</span>}
              </span>{' '}
              <span className={css.hours}>{hours}</span>
            </li>
          )
        })}
      </ul>
      <p className={css.foot}>
        {support !== '' && <strong className={css.support}>{isolated(support)}</strong>}
        {texts.zone({ zone: zoneName })}
      </p>
    </>
  )
}
