import { useId } from 'react'
import { productsSearch } from '#address/browse-search.ts'
import { sorts, type Sort } from '#catalogue/filters.ts'
import { field } from '#ui/field.css.ts'
import * as css from './filter-panel.css.ts'
import type { Change } from './use-change.ts'

const sortNames: Readonly<Record<Sort, string>> = {
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  rating: 'Best rated',
  reviews: 'Most reviewed',
  saving: 'Biggest saving',
}

interface Props {
  sort: Sort | undefined
  change: Change
}

export function SortField({ sort, change }: Props) {
  const id = useId()
  return (
    <div className={css.group}>
      <label htmlFor={id} className={css.legend}>
        Sort by
      </label>
      <select
        id={id}
        className={field}
        value={sort ?? ''}
        onChange={({ target }) => void change({ sort: productsSearch({ sort: target.value }).sort }, 'sort')}
      >
        <option value="">Catalogue order</option>
        {sorts.map((one) => (
          <option key={one} value={one}>
            {sortNames[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
