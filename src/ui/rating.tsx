import * as css from './rating.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

interface Props {
  /** 0 to 5; drawn to the nearest half, spoken with one decimal. */
  value: number
  /** Text after the stars, `4.5 (120 reviews)`; without it only the stars are drawn. */
  text?: string
  /** The sentence for screen readers, instead of the drawing. */
  spoken: string
}

const halfStar = 'M10 1.6 7.4 6.9l-5.8.8 4.2 4.1-1 5.8 5.2-2.8z'
const star = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.2 2.8 1-5.8L1.6 7.7l5.8-.8z'

/** Stars out of five. The drawing is hidden from screen readers, which read a sentence. */
export function Rating({ value, text, spoken }: Props) {
  const halves = Math.round(value * 2)
  return (
    <p className={css.rating}>
      <svg className={css.stars} viewBox="0 0 104 20" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((index) => (
          <g key={index} transform={`translate(${index * 21} 0)`}>
            <path className={css.empty} d={star} />
            {halves > index * 2 && (
              <path className={css.full} d={halves === index * 2 + 1 ? halfStar : star} />
            )}
          </g>
        ))}
      </svg>
      <span className={visuallyHidden}>{spoken}</span>
      {text !== undefined && <span aria-hidden="true">{text}</span>}
    </p>
  )
}
