import * as texts from 'virtual:messages/product'
import { segmentOf } from '#catalogue/product-id.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { productsSearch } from '#address/browse-search.ts'
import { readListOrigin, type ListOrigin } from '#address/list-state.ts'
import { productChoiceOf } from '#address/option-choices.ts'
import { parseSearch } from '#address/search-params.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { hasOptionFilters } from '#catalogue/settings/settings.ts'
import { button } from '#ui/button.css.ts'
import { formatCount } from '#ui/format-count.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './list-pager.css.ts'
import { neighboursQuery } from './list-neighbours.ts'
import { hiddenOnPhone } from '#ui/visually-hidden.css.ts'

/** The links to the products before and after this one in the list that led to it. */
export function ListPager({ id }: { id: number }) {
  const list = useLocation({ select: ({ state }) => state.list })
  const index = useLocation({ select: ({ state }) => state.index })
  const at = readListOrigin({ list, index })
  return at && <ListLinks id={id} at={at} />
}

function ListLinks({ id, at }: { id: number; at: ListOrigin }) {
  const { data: neighbours } = useQuery(neighboursQuery(id, at))
  // The page is complete without them.
  if (!neighbours) return null
  const { previous, next, total } = neighbours

  const linkTo = (product: ProductSummary | undefined, step: -1 | 1) =>
    product && (
      <Link
        to="/product/$id"
        params={{ id: segmentOf(product) }}
        // As the list's cards (`use-product-href.ts`).
        search={
          hasOptionFilters && product.choice ? productChoiceOf(productsSearch(parseSearch(at.list))) : {}
        }
        state={{ list: at.list, index: neighbours.index + step }}
        rel={step > 0 ? 'next' : 'prev'}
        aria-label={(step > 0 ? texts.next : texts.previous)({ name: product.name })}
        title={product.name}
        className={button.outlineIcon}
      >
        <Icon name={step > 0 ? 'chevron-right' : 'chevron-left'} size={20} />
      </Link>
    )

  return (
    <nav aria-label={texts.inList} className={css.navigation}>
      {linkTo(previous, -1)}
      <p className={`${css.index} ${hiddenOnPhone}`}>
        {texts.numberInList({ number: formatCount(neighbours.index + 1), total: formatCount(total) })}
      </p>
      {linkTo(next, 1)}
    </nav>
  )
}
