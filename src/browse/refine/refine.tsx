import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { Chips } from './chips.tsx'
import { chipConditions } from './conditions.ts'
import { focusResults } from './focus-results.ts'
import * as css from './refine.css.ts'
import { ShareSaved } from './share-saved.tsx'
import { useChange } from './use-change.ts'

const importPanel = () => import('./filter-panel.tsx')
const FilterPanel = lazy(async () => ({ default: (await importPanel()).FilterPanel }))
const Offer = lazy(async () => ({ default: (await import('./offer.tsx')).Offer }))
const SharedList = lazy(async () => ({ default: (await import('./shared-list.tsx')).SharedList }))

/** The panel's container: beside the products on a wide screen, above them on a narrow one. */
const panelId = 'product-filters'

const never = () => () => undefined

/** False in prerendered HTML, which was made without the query. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * Filters and order of the catalogue page: a button for the panel, the filters in use, and the filters that the search
 * text means.
 */
export function Refine() {
  const search = useSearch({ from: '/products' })
  const change = useChange()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isAlive = useIsAlive()
  const container = isAlive && isOpen ? document.getElementById(panelId) : null
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  const showResults = () => {
    flushSync(() => setOpen(false))
    focusResults()
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
          onPointerEnter={() => void importPanel().catch(() => undefined)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="sliders-horizontal" size={20} /> Filters and sort
        </button>
        {isAlive && search.saved && <ShareSaved />}
        {isAlive && <Chips conditions={chipConditions(search)} change={change} />}
      </div>
      {container &&
        createPortal(
          <ErrorBoundary>
            <Suspense fallback={<p className={css.waiting}>Loading…</p>}>
              <FilterPanel change={change} close={close} showResults={showResults} />
            </Suspense>
          </ErrorBoundary>,
          container,
        )}
    </div>
  )
}
