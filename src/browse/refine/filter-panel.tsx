import { useSearch } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { productsCount } from '../result-words.ts'
import { findFacets, foundWords, isNamed } from './facet.ts'
import { FacetGroup } from './facet-group.tsx'
import * as css from './filter-panel.css.ts'
import { FindFilter } from './find-filter.tsx'
import { panelFacets } from './panel-facets.ts'
import { PriceRange } from './price-range.tsx'
import { SortField } from './sort-field.tsx'
import type { Change } from './use-change.ts'
import { useFacets, useTotals } from './use-catalogue.ts'

interface Props {
  change: Change
  /** Also moves the focus back to the button that opened the panel. */
  close: () => void
  /** Closes the panel and moves the focus to the products. */
  showResults: () => void
}

/** Orders and filters, each value with the number of products that match with it. */
export function FilterPanel({ change, close, showResults }: Props) {
  const search = useSearch({ from: '/products' })
  const { facets: counts, isLate } = useFacets(search)
  const [saved] = useTotals([{ ...search, saved: true }])
  const [text, setText] = useState('')
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = useId()
  const found = findFacets(panelFacets(search, counts, saved, change), text)
  const words = foundWords(found, text)

  // The panel does not follow its button in the document, and may load late: by then the focus may be elsewhere.
  useEffect(() => {
    const active = document.activeElement
    if (active === document.body || active?.getAttribute('aria-expanded') === 'true') heading.current?.focus()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }

  return (
    // Key events bubble from the controls within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      aria-labelledby={name}
      aria-busy={isLate}
      className={css.panel}
      onKeyDown={onKeyDown}
    >
      <div className={css.top}>
        <h2 ref={heading} id={name} tabIndex={-1} className={css.heading}>
          Filters and sort
        </h2>
        <button
          type="button"
          aria-label="Close filters and sort"
          className={button.quietIcon}
          onClick={close}
        >
          <Icon name="x" size={20} />
        </button>
      </div>
      <FindFilter
        text={text}
        type={setText}
        found={words}
        focusFirst={() =>
          panel.current?.querySelector<HTMLElement>('[role="toolbar"] button[tabindex="0"]')?.focus()
        }
      />
      {isNamed('Sort by', text) && <SortField sort={search.sort} change={change} />}
      {isNamed('Price', text) && (
        <PriceRange bounds={counts?.price ?? null} min={search.min} max={search.max} change={change} />
      )}
      {found.map((facet) => (
        <FacetGroup key={facet.legend} {...facet} />
      ))}
      {found.length === 0 && !isNamed('Sort by', text) && <p>{words}.</p>}
      <button type="button" className={`${button.solid} ${css.show}`} onClick={showResults}>
        Show {counts ? productsCount(counts.total) : 'products'}
      </button>
    </section>
  )
}
