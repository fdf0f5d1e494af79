import * as texts from 'virtual:messages/testimonials'
import { useAtom } from 'jotai'
import { useRef, useSyncExternalStore } from 'react'
import { useComfort } from '#comfort/comfort.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { notPrinted } from '#ui/not-printed.css.ts'
import { nextIndex, previousIndex, rangeText } from './carousel.ts'
import { currentReviewAtom } from './carousel-atoms.ts'
import { readReducedMotion, readVisible, subscribeReducedMotion, subscribeWidth } from './media.ts'
import { ReviewDots } from './review-dots.tsx'
import { Reviews } from './reviews.tsx'
import * as css from './testimonials-section.css.ts'
import { testimonials } from 'virtual:catalogue/testimonials'
import { useDrag } from './use-drag.ts'
import { useRotation } from './use-rotation.ts'
import { useSliding } from './use-sliding.ts'

const total = testimonials.length
/** The number in the widest window; prerendered markup contains as many. */
const mostVisible = 4
const reviewsId = 'reviews'
const iconButton = button.outlineIcon

/** The reviews in an endless carousel (WAI-ARIA APG, carousel). */
export function TestimonialsSection() {
  const region = useRef<HTMLElement>(null)
  const rotationButton = useRef<HTMLButtonElement>(null)
  const [current, setCurrent] = useAtom(currentReviewAtom)
  const measured = useSyncExternalStore(subscribeWidth, readVisible, () => null)
  const isStill = useComfort('still')
  const isMotionReduced =
    useSyncExternalStore(subscribeReducedMotion, readReducedMotion, () => false) || isStill
  const visible = measured ?? mostVisible

  const show = (index: number) => {
    setCurrent(index)
    announce(rangeText(index, visible, total))
  }
  const showPrevious = () => show(previousIndex(current, total))
  const showNext = () => show(nextIndex(current, total))

  const { state, row, follow, release } = useSliding(current, visible, isMotionReduced)
  const { isDragged, handlers } = useDrag({
    follow,
    release,
    move: (way) => (way === 'next' ? showNext() : showPrevious()),
  })
  const { isStopped, toggle, pauseHandlers } = useRotation({
    region,
    button: rotationButton,
    isDragged,
    isMotionReduced,
  })

  return (
    <div className={`${css.band} ${notPrinted}`}>
      <section
        ref={region}
        aria-roledescription={texts.carousel}
        aria-labelledby="reviews-heading"
        className={css.section}
        {...pauseHandlers}
      >
        <div className={css.head}>
          <div>
            <h2 id="reviews-heading" className={css.heading}>
              {texts.heading}
            </h2>
            <p className={css.lead}>{texts.lead}</p>
          </div>
          <div className={css.controls}>
            <button
              ref={rotationButton}
              type="button"
              aria-label={isStopped ? texts.start : texts.pause}
              aria-controls={reviewsId}
              className={iconButton}
              onClick={() => {
                toggle()
                // Orca does not speak a name that changes under the focus.
                announce(isStopped ? texts.started : texts.stopped)
              }}
            >
              {isStopped ? <Icon name="play" size={20} /> : <Icon name="pause" size={20} />}
            </button>
            <button
              type="button"
              aria-label={texts.previous}
              aria-controls={reviewsId}
              className={iconButton}
              onClick={showPrevious}
            >
              <Icon name="chevron-left" size={22} />
            </button>
            <button
              type="button"
              aria-label={texts.next}
              aria-controls={reviewsId}
              className={iconButton}
              onClick={showNext}
            >
              <Icon name="chevron-right" size={22} />
            </button>
          </div>
        </div>
        <Reviews
          id={reviewsId}
          state={state}
          visible={visible}
          isMeasured={measured !== null}
          row={row}
          dragHandlers={handlers}
        />
        <ReviewDots current={current} controls={reviewsId} show={show} />
      </section>
    </div>
  )
}
