import * as texts from 'virtual:messages/testimonials'
import type { HTMLAttributes, RefObject } from 'react'
import { visibleIndexes } from './carousel.ts'
import type { RowState } from './row-state.ts'
import { ReviewCard, ReviewHeight } from './review-card.tsx'
import * as css from './reviews.css.ts'
import { testimonials } from 'virtual:catalogue/testimonials'

interface Props {
  id: string
  state: RowState
  visible: number
  /** True once `visible` has been measured in this window. */
  isMeasured: boolean
  row: RefObject<HTMLDivElement | null>
  dragHandlers: HTMLAttributes<HTMLDivElement>
}

/** The visible reviews, in visual order; those that are rendered for a motion only are inert. */
export function Reviews({ id, state, visible, isMeasured, row, dragHandlers }: Props) {
  const { current, before, after } = state
  const total = testimonials.length
  const indexes = visibleIndexes(current - before, before + visible + after, total)
  return (
    // Never live: the automatic rotation must not be spoken, and the visitor's own moves are announced.
    <div id={id} aria-live="off" className={css.viewport} {...dragHandlers}>
      <div ref={row} className={css.row} data-unmeasured={isMeasured ? undefined : ''}>
        {indexes.map((index, position) => {
          const review = testimonials[index]
          const isVisible = position >= before && position < before + visible
          return (
            review && (
              <div
                key={review.id}
                role="group"
                aria-roledescription={texts.slide}
                aria-label={texts.slideLabel({ number: index + 1, total })}
                aria-hidden={isVisible ? undefined : true}
                inert={!isVisible}
                className={css.review}
              >
                <ReviewCard review={review} />
              </div>
            )
          )
        })}
      </div>
      <div className={css.heights} aria-hidden="true">
        {testimonials.map((review) => (
          <ReviewHeight key={review.id} review={review} className={css.height} />
        ))}
      </div>
    </div>
  )
}
