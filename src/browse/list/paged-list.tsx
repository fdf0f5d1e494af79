import { hasReviews } from 'virtual:shop/parts'
import * as texts from 'virtual:messages/browse'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { productsEndId } from '#address/anchors.ts'
import { listKey } from '#address/browse-search.ts'
import { hasVariants } from '#catalogue/settings/settings.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { useVoiceNumbers } from '#comfort/comfort.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { announce } from '#ui/announcer.ts'
import { formatCount, formatDecimal } from '#ui/format-count.ts'
import { spokenRating } from '#ui/spoken-rating.ts'
import { badge } from '#ui/badge.css.ts'
import { tint } from '#ui/tint.css.ts'
import { CardAction } from '../card/card-action.tsx'
import { choicesAndCategory } from '../card/choices.ts'
import { markMatches } from '../card/marked.tsx'
import * as browse from '../browse.css.ts'
import { PageLinks } from './page-links.tsx'
import * as css from './paged-list.css.ts'
import { pageHeading } from './page-numbers.ts'
import { useKeptItem } from './use-kept-item.ts'
import { CardPrice } from '../card/card-price.tsx'
import { cardToolsAtom, type Activity, type CardTools } from '../card/tools-on-cards.ts'
import { useActiveCard } from '../card/use-active-card.ts'
import { useCardActions, type CardActions } from '../card/use-card-actions.ts'
import { useProductHref } from '../card/use-product-href.ts'

interface Props {
  /** From 1. */
  page: number
  /** Number of products on all pages. */
  total: number
  products: readonly ProductSummary[]
}

/** Products as a plain list: the document contains the whole page, and links lead to the other pages. */
export function PagedList({ page, total, products }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const items = useRef<HTMLUListElement>(null)
  useKeptItem(items, products)
  /** The page of the link that was pressed, until it is there. */
  const turnedTo = useRef<number | null>(null)
  const search = useSearch({ from: '/products' })
  const hasNumbers = useVoiceNumbers()
  const hrefOf = useProductHref()
  const start = (page - 1) * sliceSize
  const actions = useCardActions()
  const tools = useAtomValue(cardToolsAtom)
  const list = listKey(search)
  const { active, handlers } = useActiveCard(items, list)

  const former = useRef({ page, list })
  const onShown = useEffectEvent((now: { page: number; list: string }) => {
    const isOtherPage = former.current.page !== now.page
    const isOtherList = former.current.list !== now.list
    const isTurned = isOtherPage && turnedTo.current === now.page
    former.current = now
    turnedTo.current = null
    if (isTurned) {
      // After a page link the focus moves to the list's heading, so that a screen reader speaks the position in the list.
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView()
    } else if (isOtherPage && !isOtherList) {
      // Without a link, such as after Back, the focus stays where it is.
      announce(pageHeading(page, products.length, total))
    }
  })
  useEffect(() => onShown({ page, list }), [page, list])

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {pageHeading(page, products.length, total)}
      </h2>
      {products.length > 0 && (
        <ul ref={items} role="list" aria-label={texts.list} className={css.list} {...handlers}>
          {products.map((product, index) => (
            <li
              key={product.id}
              data-index={start + index}
              aria-setsize={total}
              aria-posinset={start + index + 1}
              className={css.item}
            >
              <Row
                index={start + index}
                product={product}
                href={hrefOf(product)}
                hasNumber={hasNumbers}
                search={search.search ?? ''}
                tools={active?.index === start + index ? tools : undefined}
                activity={active?.index === start + index ? active.activity : undefined}
                {...actions}
              />
            </li>
          ))}
        </ul>
      )}
      {/* The target of the skip link past the products: the links to the other pages. */}
      <div id={productsEndId} tabIndex={-1} className={browse.end}>
        {texts.endOfPage}
      </div>
      <PageLinks
        page={page}
        last={Math.ceil(total / sliceSize)}
        onTurn={(number) => {
          turnedTo.current = number
        }}
      />
    </>
  )
}

interface RowProps extends CardActions {
  /** In the list, from 0. */
  index: number
  product: ProductSummary
  href: string
  hasNumber: boolean
  /** The search whose matches in the name are marked. */
  search: string
  /** Of the row that the pointer or the focus entered last. */
  tools: CardTools | undefined
  activity: Activity | undefined
}

const Row = memo(function Row({
  index,
  product,
  href,
  hasNumber,
  search,
  tools,
  activity,
  onAdd,
  onOpen,
}: RowProps) {
  const { name, description, category, originalPrice, rating, reviews } = product
  return (
    <article className={css.row}>
      <span className={`${css.media} ${tint[tintOf(product.picture)]}`}>
        <ImageWithFallback
          product={name}
          src={pictureOf(product.picture).src}
          width={80}
          height={80}
          alt=""
          decoding="async"
        />
        {originalPrice !== null && (
          <span aria-hidden="true" className={`${badge.sale} ${css.sale}`}>
            {texts.sale}
          </span>
        )}
      </span>
      <h3 className={css.name}>
        <a href={href} dir="auto" className={css.link} onClick={(event) => onOpen(event, product, index)}>
          {markMatches(name, search)}
        </a>
      </h3>
      <p dir="auto" className={css.description}>
        {description}
      </p>
      <div className={css.facts}>
        <CardPrice {...product} />
        <p dir="auto">{hasVariants ? choicesAndCategory(product) : category}</p>
        {hasReviews && rating !== null && (
          <p>
            <span role="img" aria-label={spokenRating(rating, reviews)} className={css.rating}>
              {`${formatDecimal(rating)} (${formatCount(reviews)})`}
            </span>
          </p>
        )}
      </div>
      <CardAction
        product={product}
        index={index}
        hasNumber={hasNumber}
        className={css.add}
        href={href}
        onAdd={onAdd}
      />
      {tools?.ActiveProduct && activity !== 'rest' && (
        <tools.ActiveProduct key={product.id} product={product} isShown={false} />
      )}
      {tools && <tools.Tools product={product} isActive isMarked={false} />}
    </article>
  )
})
