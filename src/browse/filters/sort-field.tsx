import * as texts from 'virtual:messages/filters'
import { hasReviews } from 'virtual:shop/parts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sortFieldId } from '#address/anchors.ts'
import { type ChosenSort, productsSearch } from '#address/browse-search.ts'
import type { Sort } from '#catalogue/filters.ts'
import { sorts } from '#catalogue/settings/settings.ts'
import { field } from '#ui/field.css.ts'
import { hiddenOnPhone } from '#ui/visually-hidden.css.ts'
import * as css from './filter-bar.css.ts'
import type { Change } from './use-set-filters.ts'

const sortNames: Readonly<Partial<Record<Sort, string>>> = {
  'price-up': texts.byPriceUp,
  'price-down': texts.byPriceDown,
  ...(hasReviews && { rating: texts.byRating, reviews: texts.byReviews }),
  saving: texts.bySaving,
  name: texts.byName,
}

interface Props {
  sort: ChosenSort | undefined
  /** Whether the list has a search text: its best matches are first. */
  hasText: boolean
  change: Change
}

export function SortField({ sort, hasText, change }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  /** The order whose products are not there yet. */
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = async (value: string) => {
    setChosen(value)
    await change((before) => ({ sort: productsSearch({ ...before, sort: value }).sort }), 'sort')
    setChosen((latest) => (latest === value ? null : latest))
  }
  // An order chosen in the prerendered page, before this was hydrated.
  const onHydrated = useEffectEvent(() => {
    const value = select.current?.value ?? ''
    if (value !== (sort ?? '')) void choose(value)
  })
  useEffect(() => onHydrated(), [])

  return (
    <div className={css.sort}>
      <label htmlFor={sortFieldId} className={`${css.sortLabel} ${hiddenOnPhone}`}>
        {texts.sortBy}
      </label>
      <select
        ref={select}
        id={sortFieldId}
        // Without it a browser restores the order of another visit.
        autoComplete="off"
        className={`${field} ${css.sortField}`}
        value={chosen ?? sort ?? ''}
        onChange={({ target }) => void choose(target.value)}
      >
        <option value="">{hasText ? texts.bestMatch : texts.featured}</option>
        {hasText && <option value="featured">{texts.featured}</option>}
        {sorts.map((one) => (
          <option key={one} value={one}>
            {sortNames[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
