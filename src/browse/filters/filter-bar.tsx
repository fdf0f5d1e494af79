import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { from } from '#theme/media.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { Chips } from './chips.tsx'
import { filterConditions } from './conditions.ts'
import { filterNumber } from './filter-texts.ts'
import * as css from './filter-bar.css.ts'
import { ShareSaved } from './share-saved.tsx'
import { SortField } from './sort-field.tsx'
import { useChange } from './use-change.ts'

const importPanel = () => import('./filter-panel.tsx')
const FilterPanel = lazy(async () => ({ default: (await importPanel()).FilterPanel }))
const importSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await importSheet()).FilterSheet }))
const Offer = lazy(async () => ({ default: (await import('./offer.tsx')).Offer }))
const SharedList = lazy(async () => ({ default: (await import('./shared-list.tsx')).SharedList }))

/** The panel's container, beside the products; above them where the window has become narrow. */
const panelId = 'product-filters'

const never = () => () => undefined

/** False in prerendered HTML, which was made without the query. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const isWide = () => window.matchMedia(from.large).matches

/**
 * Filters and sort order of the catalogue page: a button that opens the filters, beside the products on a wide screen
 * and over them on a narrow one; the order; the filters in use, and those in the search text.
 */
export function FilterBar() {
  const search = useSearch({ from: '/products' })
  const change = useChange()
  const toggle = useRef<HTMLButtonElement>(null)
  // Fixed while it is open: rotating the device must not discard typed text.
  const [opened, setOpened] = useState<'panel' | 'sheet' | null>(null)
  // A closed sheet stays mounted, since it returns the focus.
  const [hasSheet, setHasSheet] = useState(false)
  const isOpen = opened !== null
  const isHydrated = useIsHydrated()
  const container = isHydrated && (isOpen || hasSheet) ? document.getElementById(panelId) : null
  const conditions = isHydrated ? filterConditions(search) : []
  const open = () => {
    setOpened(isWide() ? 'panel' : 'sheet')
    if (!isWide()) setHasSheet(true)
  }
  const close = () => setOpened(null)

  return (
    <div className={css.refine}>
      {isHydrated && search.ids && (
        <Suspense fallback={null}>
          <SharedList ids={search.ids} />
        </Suspense>
      )}
      {isHydrated && search.search && (
        <Suspense fallback={null}>
          <Offer />
        </Suspense>
      )}
      <div className={css.bar}>
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          className={button.outline}
          onPointerEnter={() => void (isWide() ? importPanel() : importSheet()).catch(() => undefined)}
          onClick={isOpen ? close : open}
        >
          <Icon name="sliders-horizontal" size={20} />
          {` Filters${filterNumber(conditions.length)}`}
        </button>
        <SortField sort={isHydrated ? search.sort : undefined} change={change} />
        {isHydrated && search.saved && <ShareSaved />}
        <Chips conditions={conditions} change={change} />
      </div>
      {container &&
        createPortal(
          <ErrorBoundary>
            <Suspense fallback={<p className={css.waiting}>Loading…</p>}>
              {opened === 'panel' && (
                <FilterPanel
                  change={change}
                  close={() => {
                    close()
                    toggle.current?.focus()
                  }}
                />
              )}
              {hasSheet && (
                <FilterSheet isOpen={opened === 'sheet'} close={close} change={change} toggle={toggle} />
              )}
            </Suspense>
          </ErrorBoundary>,
          container,
        )}
    </div>
  )
}
