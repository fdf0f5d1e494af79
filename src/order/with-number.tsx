import { Fragment, type ReactNode } from 'react'
import * as css from './order-page.css.ts'

/** A text with the number of an order, which stays on one line. */
export const withNumber = (text: string, number: string): ReactNode =>
  text.split(number).map((part, at) => (
    // The parts never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <span className={css.number}>{number}</span>}
      {part}
    </Fragment>
  ))
