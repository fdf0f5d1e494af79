import * as texts from 'virtual:messages/filters'
import { useSearch } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { sorts } from '#catalogue/settings/settings.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { notPrinted } from '#ui/not-printed.css.ts'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import { useWasOpened } from '#ui/use-was-opened.ts'
import { FilterPanel } from '../lazy.ts'
import { Chips } from './chips.tsx'
import { filterConditions } from './conditions.ts'
import { filterNumber } from './filter-texts.ts'
import * as css from './filter-bar.css.ts'
import { isPanelShown, panelChoice, useIsPanelShown } from './panel-choice.ts'
import { focusPanel } from './panel-focus.ts'
import { isWide, panelId } from './panel-place.ts'
import { ShareSaved } from './share-saved.tsx'
import { SharedList } from './shared-list.tsx'
import { SortField } from './sort-field.tsx'
import { useSetFilters } from './use-set-filters.ts'

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx').then((module) => module.FilterSheet), {
  when: 'rendered',
  fallback: () => <p className={`${css.waiting} ${notPrinted}`}>{texts.loading}</p>,
})

/**
 * Filters and sort order of the catalogue page: a button that shows the filters, beside the products on a wide screen
 * (`FilterPanel`) and over them on a narrow one; the order; the filters in use, and those in the search text.
 */
export function FilterBar({ children }: { children: ReactNode }) {
  const search = useSearch({ from: '/products' })
  const change = useSetFilters()
  const toggle = useRef<HTMLButtonElement>(null)
  // Stays open where the window becomes wide: rotating the device must not discard typed text.
  const [isSheetOpen, setSheetOpen] = useState(false)
  const hasSheet = useWasOpened(isSheetOpen)
  const isShown = useIsPanelShown()
  const isHydrated = useHydratedValue(true, false)
  const conditions = isHydrated ? filterConditions(search) : []
  useLayoutEffect(() => {
    // Boot has applied it only where the page was loaded with this address.
    panelChoice.show()
    // The panel may have been closed before this was hydrated, which leaves an attribute as it was.
    toggle.current?.setAttribute('aria-expanded', String(isPanelShown()))
  }, [])

  // By the window, not by the last render: a press may be repeated before the first render of the browser's own state.
  const press = () => {
    if (!isWide()) {
      setSheetOpen(true)
    } else if (isPanelShown()) panelChoice.choose(() => 'closed')
    else {
      panelChoice.choose(() => 'open')
      focusPanel()
    }
  }
  const preload = () => {
    void (isWide() ? FilterPanel : FilterSheet).preload().catch(() => undefined)
  }

  return (
    <div className={css.refine}>
      {isHydrated && search.ids && <SharedList ids={search.ids} />}
      {isHydrated && children}
      <div className={css.bar}>
        <button
          ref={toggle}
          type="button"
          aria-expanded={isShown || isSheetOpen}
          aria-controls={panelId}
          className={button.outline}
          onPointerEnter={preload}
          onClick={press}
        >
          <Icon name="sliders-horizontal" size={20} />
          <span>{` ${texts.filters}${filterNumber(conditions.length)}`}</span>
        </button>
        {sorts.length > 0 && (
          <SortField
            sort={isHydrated ? search.sort : undefined}
            hasText={isHydrated && search.search !== undefined}
            change={change}
          />
        )}
        {isHydrated && search.saved && <ShareSaved />}
        <Chips conditions={conditions} change={change} />
      </div>
      {hasSheet && (
        <ErrorBoundary>
          <FilterSheet
            isOpen={isSheetOpen}
            close={() => setSheetOpen(false)}
            change={change}
            toggle={toggle}
          />
        </ErrorBoundary>
      )}
    </div>
  )
}
