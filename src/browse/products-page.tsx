import { CategoryCrumbs, CategoryIntro } from 'virtual:catalogue/category-page'
import * as texts from 'virtual:messages/browse'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { productsEndId, productsId } from '#address/anchors.ts'
import { useComfort } from '#comfort/comfort.ts'
import { subscribeSaved } from '#saved/saved.ts'
import { Icon } from '#ui/icon.tsx'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { formatCount } from '#ui/format-count.ts'
import { notPrinted } from '#ui/not-printed.css.ts'
import * as browse from './browse.css.ts'
import * as css from './products-page.css.ts'
import { CategoryButtons } from './list/category-buttons.tsx'
import { panelId } from './filters/panel-place.ts'
import { PagedList, FilterBar, FilterPanel, FewResults } from './lazy.ts'
import { ProductGrid } from './grid/product-grid.tsx'
import { ResultLine } from './list/result-line.tsx'
import { fewResultsLimit, productsHeading } from './list/result-texts.ts'
import { SearchBox } from './list/search-box.tsx'
import { UnknownCategory } from './list/unknown-category.tsx'
import { useProductList } from './list/product-list.ts'
import { usePreloadedFilters } from './filters/use-preloaded-filters.ts'
import { useSavedCounts } from './list/use-saved-counts.ts'
import { ViewSwitch } from './list/view-switch.tsx'
import { useAnchorInAddress } from './grid/anchor/use-anchor-in-address.ts'
import { useListStart } from './list/use-list-start.ts'
import { useResultAnnouncement } from './list/use-result-announcement.ts'

/** The whole catalogue, or the products of a search or filter, in one grid whose scrollbar spans all of them. */
export function ProductsPage() {
  const search = useSearch({ from: '/products' })
  const router = useRouter()
  const { listQuery, total, products, counts, unknownCategory } = useProductList('/products')
  const { category } = listQuery
  // A product that is no longer saved stays in the open list, where its heart saves it again; only the counts change.
  const savedCounts = useSavedCounts(search)
  const found = savedCounts ? Math.min(savedCounts[listQuery.category] ?? 0, total ?? 0) : total
  // Cards of equal height cannot show every text uncut.
  const isWhole = useComfort('whole')
  const isList = isWhole || search.view === 'list'
  const anchorProps = useAnchorInAddress()
  const results = useRef<HTMLDivElement>(null)
  useListStart(search, results)
  usePreloadedFilters()
  useResultAnnouncement({
    total,
    category: listQuery.category,
    conditions: JSON.stringify([listQuery.search, listQuery.filters, search.saved, search.ids]),
    sort: listQuery.sort,
  })
  // Another tab may change the saved products.
  useEffect(
    () => (search.saved ? subscribeSaved(() => void router.invalidate()) : undefined),
    [router, search.saved],
  )

  return (
    <div className={browse.page}>
      <div className={browse.head}>
        {CategoryCrumbs && category !== 'All' ? (
          <CategoryCrumbs category={category} />
        ) : (
          <Link to="/" className={`${css.back} ${notPrinted}`}>
            <Icon name="arrow-left" size={18} /> {texts.home}
          </Link>
        )}
        <h1 className={browse.heading}>{productsHeading(search)}</h1>
        {total !== null && (
          // The result line says it to screen readers.
          <span className={`${browse.line} ${css.count}`} aria-hidden="true">
            {total > 0 && formatCount(found ?? total)}
          </span>
        )}
        <SearchBox />
      </div>
      {CategoryIntro && category !== 'All' && <CategoryIntro category={category} />}
      <div className={browse.controls}>
        <CategoryButtons chosen={category} counts={savedCounts ?? counts} />
        <UnknownCategory name={unknownCategory} />
        <div className={`${css.toolbar} ${notPrinted}`}>
          <FilterBar />
          {!isWhole && <ViewSwitch isList={isList} />}
        </div>
      </div>
      <div ref={results} className={css.results}>
        <div id={panelId} className={css.filters}>
          <FilterPanel />
        </div>
        <div>
          <ResultLine
            shown={total ?? products.length}
            total={total}
            unsaved={(total ?? 0) - (found ?? 0)}
            category={listQuery.category}
            search={search.search ?? ''}
          />
          {total !== null && total <= fewResultsLimit && <FewResults total={total} />}
          <div id={productsId} tabIndex={-1}>
            {total === 0 ? null : isList ? (
              // The number of pages follows from the total.
              total !== null && <PagedList page={search.page ?? 1} total={total} products={products} />
            ) : (
              <>
                <h2 className={visuallyHidden}>{texts.results}</h2>
                <ProductGrid
                  listQuery={listQuery}
                  count={total ?? products.length}
                  firstSlice={products}
                  {...anchorProps}
                />
              </>
            )}
          </div>
          {/* The target of the skip link past the products; the plain list has one before its page links. */}
          {(total === 0 || !isList) && (
            <div id={productsEndId} tabIndex={-1} className={browse.end}>
              {texts.endOfList}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
