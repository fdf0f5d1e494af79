import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { from } from '#theme/media.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { Chips } from './chips.tsx'
import { filterConditions } from './conditions.ts'
import { filterNumber } from './filter-words.ts'
import * as css from './refine.css.ts'
import { ShareSaved } from './share-saved.tsx'
import { SortField } from './sort-field.tsx'
import { useChange } from './use-change.ts'

const importPanel = () => import('./filter-panel.tsx')
const FilterPanel = lazy(async () => ({ default: (await importPanel()).FilterPanel }))
const importSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await importSheet()).FilterSheet }))
const Offer = lazy(async () => ({ default: (await import('./offer.tsx')).Offer }))
const SharedList = lazy(async () => ({ default: (await import('./shared-list.tsx')).SharedList }))

/** The panel's container, beside the products. */
const panelId = 'product-filters'

const never = () => () => undefined

/** False in prerendered HTML, which was made without the query. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const wide = () => window.matchMedia(from.large)

function subscribeWide(notify: () => void) {
  const media = wide()
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/**
 * Filters and order of the catalogue page: a button that opens the filters, beside the products on a wide screen and
 * over them on a narrow one; the order; the filters in use, and those that the search text means.
 */
export function Refine() {
  const search = useSearch({ from: '/products' })
  const change = useChange()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // A closed sheet returns the focus.
  const [hasSheet, setHasSheet] = useState(false)
  const isAlive = useIsAlive()
  const isWide = useSyncExternalStore(
    subscribeWide,
    () => wide().matches,
    () => true,
  )
  if (isOpen && !isWide && !hasSheet) setHasSheet(true)
  const container = isAlive && (isOpen || hasSheet) ? document.getElementById(panelId) : null
  const conditions = isAlive ? filterConditions(search) : []
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    <div className={css.refine}>
      {isAlive && search.ids && (
        <Suspense fallback={null}>
          <SharedList ids={search.ids} />
        </Suspense>
      )}
      {isAlive && search.search && (
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
          onPointerEnter={() => void (isWide ? importPanel() : importSheet()).catch(() => undefined)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="sliders-horizontal" size={20} />
          {` Filters${filterNumber(conditions.length)}`}
        </button>
        <SortField sort={isAlive ? search.sort : undefined} change={change} />
        {isAlive && search.saved && <ShareSaved />}
        <Chips conditions={conditions} change={change} />
      </div>
      {container &&
        createPortal(
          <ErrorBoundary>
            <Suspense fallback={<p className={css.waiting}>Loading…</p>}>
              {isOpen && isWide && <FilterPanel change={change} close={close} />}
              {hasSheet && (
                <FilterSheet
                  isOpen={isOpen && !isWide}
                  close={() => setOpen(false)}
                  change={change}
                  toggle={toggle}
                />
              )}
            </Suspense>
          </ErrorBoundary>,
          container,
        )}
    </div>
  )
}
