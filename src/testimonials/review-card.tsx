import * as texts from 'virtual:messages/testimonials'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { picturePath } from '#site/path.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { formatDecimal } from '#ui/format-count.ts'
import * as ratingCss from '#ui/rating.css.ts'
import { Rating } from '#ui/rating.tsx'
import { tint } from '#ui/tint.css.ts'
import * as css from './review-card.css.ts'
import type { Testimonial } from '#shop.types.ts'

export function ReviewCard({ review }: { review: Testimonial }) {
  const { name, role, description, image } = review
  const rating = formatDecimal(review.rating)
  return (
    <div className={css.card}>
      <div className={css.top}>
        <div className={css.stars}>
          <Rating value={review.rating} text={rating} spoken={texts.rated({ rating })} />
        </div>
        <span className={css.stamp}>
          <ImageWithFallback
            src={picturePath(image)}
            width={160}
            height={160}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            className={`${css.portrait} ${tint[tintOf(image)]}`}
          />
        </span>
      </div>
      <blockquote className={css.quote}>
        <p dir="auto">{description}</p>
      </blockquote>
      <p className={css.who}>
        <strong dir="auto" className={css.name}>
          {name}
        </strong>
        <span dir="auto" className={css.role}>
          {role}
        </span>
      </p>
    </div>
  )
}

/** An empty element as high as the card of this review. */
export function ReviewHeight({ review, className }: { review: Testimonial; className: string }) {
  return (
    <div className={`${css.card} ${className}`}>
      <div className={css.top}>
        <div className={css.stars}>
          <div className={ratingCss.rating}>
            <span className={ratingCss.stars} />
            <span className={css.drawnText} data-text={formatDecimal(review.rating)} />
          </div>
        </div>
        <span className={css.stamp} />
      </div>
      <div className={`${css.quote} ${css.drawnText}`} data-text={review.description} />
      <div className={css.who}>
        <span className={`${css.name} ${css.drawnText}`} data-text={review.name} />
        <span className={`${css.role} ${css.drawnText}`} data-text={review.role} />
      </div>
    </div>
  )
}
