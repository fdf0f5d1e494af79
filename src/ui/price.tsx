import * as texts from 'virtual:messages/ui'
import type { ReactNode } from 'react'
import * as css from './price.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

interface Props {
  /** The displayed text, `$49.90`. */
  now: string
  /** The price before the discount, struck through; null when there is none. */
  before: string | null
  size?: keyof typeof css.price
  /** Both in full, `$49.90`, for screen readers where the displayed texts are shorter. */
  spoken?: { readonly now: string; readonly before: string | null }
  /** Below it: what a base amount costs. */
  children?: ReactNode
}

/**
 * A price, and the former one; hidden texts distinguish them for screen readers. Without commas: each hidden word is a
 * text node of its own, and would be spoken with a space before the comma.
 */
export function Price({ now, before, size = 'small', spoken, children }: Props) {
  return (
    <p className={css.price[size]}>
      {before !== null && <span className={visuallyHidden}>{`${texts.priceNow} `}</span>}
      <SpokenPrice drawn={now} spoken={spoken?.now ?? now} className={css.now} />
      {before !== null && (
        <>
          <span className={visuallyHidden}>{` ${texts.priceBefore} `}</span>
          <SpokenPrice drawn={before} spoken={spoken?.before ?? before} className={css.before} />
        </>
      )}
      {children}
    </p>
  )
}

interface SpokenPriceProps {
  drawn: string
  spoken: string
  className: string
}

function SpokenPrice({ drawn, spoken, className }: SpokenPriceProps) {
  if (drawn === spoken) return <span className={className}>{drawn}</span>
  return (
    <span className={className}>
      <span aria-hidden="true">{drawn}</span>
      <span className={visuallyHidden}>{spoken}</span>
    </span>
  )
}
