import * as texts from 'virtual:messages/browse'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { productsEndId, productsId } from '#address/anchors.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { useComfort } from '#comfort/comfort.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { formatCount } from '#ui/format-count.ts'
import { NeedsScript } from '#ui/needs-script.tsx'
import * as css from './browse.css.ts'
import { CategoryButtons } from './list/category-buttons.tsx'
import { FewResults } from './lazy.ts'
import { ProductGrid, type GridHandle } from './grid/product-grid.tsx'
import { fewResultsLimit, resultLine } from './list/result-texts.ts'
import { SearchBox } from './list/search-box.tsx'
import { UnknownCategory } from './list/unknown-category.tsx'
import { useProductList } from './list/product-list.ts'
import { useListStart } from './list/use-list-start.ts'
import { useResultAnnouncement } from './list/use-result-announcement.ts'

/** The home page's catalogue: the first `shown` matching products, and more on demand. */
export function ProductSection() {
  const search = useSearch({ from: '/' })
  const navigate = useNavigate({ from: '/' })
  const router = useRouter()
  const { listQuery, total, products, counts, unknownCategory } = useProductList('/')
  const grid = useRef<GridHandle>(null)
  const results = useRef<HTMLDivElement>(null)
  useListStart(search, results)
  const { category, sort } = listQuery
  useResultAnnouncement({ total, category, conditions: listQuery.search, sort })

  // The virtualizer needs cards of equal height, and uncut cards differ in height: the home page continues as the paged
  // list.
  const isWhole = useComfort('whole')
  const shown = Math.min(isWhole ? sliceSize : (search.shown ?? sliceSize), total ?? sliceSize)
  const remaining = total === null ? 0 : total - shown
  const more = texts.viewMore({ count: formatCount(remaining) })

  const viewMore = () => {
    const isShown = navigate({
      search: (before) => ({ ...before, shown: (before.shown ?? sliceSize) + sliceSize }),
      replace: true,
      resetScroll: false,
    })
    void isShown.then(() => {
      // A second press may have shown more, and another list none of these.
      const { shown: latest = sliceSize } = router.latestLocation.search
      const now = Math.min(latest, total ?? latest)
      if (now <= shown) return
      announce(
        texts.moreLoaded({
          added: now - shown,
          shown: formatCount(now),
          total: formatCount(total ?? 0),
        }),
      )
      grid.current?.focusCard(shown)
    })
  }

  return (
    <section id="products" aria-labelledby="products-heading" className={css.page}>
      <div className={css.head}>
        <h2 id="products-heading" className={css.heading}>
          {texts.ourProducts}
        </h2>
        <SearchBox />
      </div>
      <div className={css.controls}>
        <CategoryButtons chosen={listQuery.category} counts={counts} />
        <UnknownCategory name={unknownCategory} />
      </div>
      {total !== null && total <= fewResultsLimit && <FewResults total={total} />}
      <div ref={results} id={productsId} tabIndex={-1}>
        {total !== 0 && (
          <ProductGrid
            // A grid never drops its virtualizer: another one is mounted.
            key={String(isWhole)}
            listQuery={listQuery}
            count={shown}
            firstSlice={products}
            eagerCount={0}
            handle={grid}
          />
        )}
      </div>
      <div id={productsEndId} tabIndex={-1} className={css.more}>
        {remaining > 0 && isWhole && (
          <Link
            to="/products"
            search={{ category: search.category, search: search.search, view: 'list', page: 2 }}
            className={button.outlineLarge}
          >
            {more}
          </Link>
        )}
        {remaining > 0 && !isWhole && (
          <button type="button" className={button.outlineLarge} onClick={viewMore}>
            {more}
          </button>
        )}
        <NeedsScript>{import.meta.env.SSR && texts.moreNeedsScript}</NeedsScript>
        <p className={css.line}>{resultLine(shown, total, listQuery.category, search.search ?? '')}</p>
      </div>
    </section>
  )
}
