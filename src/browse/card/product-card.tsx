import { hasReviews } from 'virtual:shop/parts'
import * as texts from 'virtual:messages/card'
import { memo } from 'react'
import { formatCardPrice } from '#catalogue/money/money.ts'
import { priceFrom } from '#catalogue/money/price-from.ts'
import { hasVariants } from '#catalogue/settings/settings.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { badge } from '#ui/badge.css.ts'
import { formatCount, formatDecimal } from '#ui/format-count.ts'
import { spokenRating } from '#ui/spoken-rating.ts'
import { tint } from '#ui/tint.css.ts'
import { CardAction } from './card-action.tsx'
import { choicesAndCategory } from './choices.ts'
import { markMatches } from './marked.tsx'
import * as css from './product-card.css.ts'
import type { Activity, CardTools } from './tools-on-cards.ts'
import type { CardActions } from './use-card-actions.ts'
import { CardPrice } from './card-price.tsx'

interface Props extends CardActions {
  /** In the list. */
  index: number
  product: ProductSummary
  href: string
  /** True in the first rows, whose images load eagerly. */
  isEager: boolean
  /** Whether its button has a number, for voice control. */
  hasNumber?: boolean
  /** The search whose matches in the name are marked; empty for none. */
  search: string
  /** Undefined for a card without Save, Compare and marks. */
  tools?: CardTools | undefined
  /** Of the card that the pointer or the focus entered last. */
  activity?: Activity | undefined
  /** Whether the product is saved or chosen to compare. */
  isMarked?: boolean
}

const choiceClasses = (isRated: boolean) =>
  `${css.card} ${css.withChoices}${isRated ? ` ${css.withRatedChoices}` : ''}`

/**
 * One product in the grid. Few elements and no hooks: cards are rendered while the page scrolls.
 */
export const ProductCard = memo(function ProductCard({
  index,
  product,
  href,
  isEager,
  hasNumber = false,
  search,
  tools,
  activity,
  isMarked = false,
  onAdd,
  onOpen,
}: Props) {
  const { name, description, category, price, originalPrice, rating, reviews, choice } = product
  const picture = pictureOf(product.picture)
  const isRated = hasReviews && rating !== null
  return (
    <article aria-label={name} className={hasVariants && choice ? choiceClasses(isRated) : css.card}>
      <h3 className={css.title}>
        <a href={href} className={css.link} onClick={(event) => onOpen(event, product, index)}>
          <span className={`${css.media} ${tint[tintOf(product.picture)]}`}>
            <ImageWithFallback
              product={name}
              src={picture.src}
              srcSet={picture.srcSet}
              sizes={css.pictureSizes}
              width={picture.width}
              height={picture.height}
              alt=""
              loading={isEager ? undefined : 'lazy'}
              fetchPriority={isEager ? 'high' : undefined}
              decoding="async"
              className={css.picture}
            />
            {activity && activity !== 'rest' && tools?.ActiveProduct && (
              <tools.ActiveProduct key={product.id} product={product} isShown={activity === 'hover'} />
            )}
            <span aria-hidden="true" className={`${badge.price} ${css.priceBadge}`}>
              {priceFrom(choice, formatCardPrice(price)).replaceAll('\u00A0', ' ')}
            </span>
            {originalPrice !== null && (
              <span aria-hidden="true" className={`${badge.sale} ${css.saleBadge}`}>
                {texts.sale}
              </span>
            )}
          </span>
          <span dir="auto" className={css.name}>
            {markMatches(name, search)}
          </span>
        </a>
      </h3>
      <p dir="auto" className={css.description}>
        {description}
      </p>
      <CardPrice {...product} isQuiet />
      <p className={css.category}>
        {isRated && (
          <span role="img" aria-label={spokenRating(rating, reviews)}>
            {`${formatDecimal(rating)} (${formatCount(reviews)})`}
          </span>
        )}
        <span dir="auto" className={css.categoryName}>
          {hasVariants ? choicesAndCategory(product) : category}
        </span>
      </p>
      <CardAction
        product={product}
        index={index}
        hasNumber={hasNumber}
        className={css.add}
        href={href}
        onAdd={onAdd}
      />
      {tools && <tools.Tools product={product} isActive={activity !== undefined} isMarked={isMarked} />}
    </article>
  )
})
