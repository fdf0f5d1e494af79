import { useSearch } from '@tanstack/react-router'
import { useId, type KeyboardEvent } from 'react'
import { productsSearch } from '#address/browse-search.ts'
import { priceRanges } from '#catalogue/facets.ts'
import { ratingSteps, sorts } from '#catalogue/filters.ts'
import { button } from '#ui/button.css.ts'
import { field } from '#ui/field.css.ts'
import { Icon } from '#ui/icon.tsx'
import { productsCount } from '../result-words.ts'
import { brandsIn, toggleBrand } from './conditions.ts'
import { FacetGroup } from './facet-group.tsx'
import * as css from './filter-panel.css.ts'
import { capital, priceWords, sortWords } from './filter-words.ts'
import { focusResults } from './focus-results.ts'
import { PriceRange } from './price-range.tsx'
import type { Change } from './use-change.ts'
import { useFacets, useTotals } from './use-catalogue.ts'

interface Props {
  change: Change
  /** Gives the focus back, too. */
  close: () => void
}

const inDollars = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100)

/** Orders and filters, each value with the number of products that it would leave. */
export function FilterPanel({ change, close }: Props) {
  const search = useSearch({ from: '/products' })
  const { facets, isLate } = useFacets(search)
  const [saved] = useTotals([{ ...search, saved: true }])
  const heading = useId()
  const order = useId()

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }

  return (
    // The keys come from the controls within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby={heading} aria-busy={isLate} className={css.panel} onKeyDown={onKeyDown}>
      <div className={css.top}>
        <h2 id={heading} className={css.heading}>
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
      <div className={css.group}>
        <label htmlFor={order} className={css.legend}>
          Sort by
        </label>
        <select
          id={order}
          className={field}
          value={search.sort ?? ''}
          onChange={({ target }) =>
            void change({ sort: productsSearch({ sort: target.value }).sort }, 'sort')
          }
        >
          <option value="">Catalogue order</option>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortWords(sort)}
            </option>
          ))}
        </select>
      </div>
      <PriceRange bounds={facets?.price ?? null} min={search.min} max={search.max} change={change} />
      <FacetGroup
        legend="Price ranges"
        choices={priceRanges.map((range, at) => {
          const [min, max] = [inDollars(range.min), inDollars(range.max)]
          const isOn = search.min === min && search.max === max
          return {
            key: String(at),
            label: capital(priceWords(min, max)),
            count: facets?.prices[at],
            isOn,
            choose: () => void change(isOn ? { min: undefined, max: undefined } : { min, max }),
          }
        })}
      />
      <FacetGroup
        legend="Rating"
        choices={ratingSteps.map((rating, at) => ({
          key: String(rating),
          label: `${rating} and up`,
          count: facets?.ratings[at],
          isOn: search.rating === rating,
          choose: () => void change({ rating: search.rating === rating ? undefined : rating }),
        }))}
      />
      <FacetGroup
        legend="Offers"
        choices={[
          {
            key: 'sale',
            label: 'On sale',
            count: facets?.sale,
            isOn: search.sale === true,
            choose: () => void change({ sale: search.sale ? undefined : true }),
          },
          {
            key: 'saved',
            label: 'Saved',
            count: saved,
            isOn: search.saved === true,
            choose: () => void change({ saved: search.saved ? undefined : true }),
          },
        ]}
      />
      <FacetGroup
        legend="Brand"
        choices={(facets?.brands ?? []).map(({ brand, count }) => ({
          key: brand,
          label: brand,
          count,
          isOn: brandsIn(search.brand).includes(brand),
          choose: () => void change({ brand: toggleBrand(search.brand, brand) }),
        }))}
      />
      <button type="button" className={`${button.solid} ${css.show}`} onClick={focusResults}>
        Show {facets ? productsCount(facets.total) : 'products'}
      </button>
    </section>
  )
}
