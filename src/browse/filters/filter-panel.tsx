import { listQueryAt } from 'virtual:catalogue/category-addresses'
import * as texts from 'virtual:messages/filters'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react'
import { productsSearch } from '#address/browse-search.ts'
import { parseSearch } from '#address/search-params.ts'
import { dataKey } from '#device/document-protocol.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import { FilterFields } from './filter-fields.tsx'
import * as css from './filter-panel.css.ts'
import { panelChoice, useIsWide } from './panel-choice.ts'
import { focusToggle } from './panel-focus.ts'
import { useSetFilters } from './use-set-filters.ts'

/** The query that the page's HTML was made for: the address may have changed before the panel is hydrated. */
function searchOfHtml() {
  const { [dataKey.path]: path = '', [dataKey.search]: query = '' } = document.documentElement.dataset
  return productsSearch(parseSearch(listQueryAt ? listQueryAt(path + query) : query))
}

/** The filters beside the products, on a wide screen; boot and `products-page.css.ts` hide a closed panel. */
export function FilterPanel() {
  const latest = useSearch({ from: '/products' })
  // A letter or a category renders the products first and the fields in a second render: they are a quarter of the work.
  // A press in the panel renders both together.
  const deferred = useDeferredValue(latest)
  const isOther = deferred.search !== latest.search || deferred.category !== latest.category
  const search = isOther ? deferred : latest
  const change = useSetFilters()
  const isHydrated = useHydratedValue(true, false)
  const isWide = useIsWide()
  // Stays where the window becomes narrow: typed text must be there when the device is rotated back.
  const [isNeeded, setNeeded] = useState(isWide)
  if (isWide && !isNeeded) setNeeded(true)
  const name = useId()
  if (!isNeeded) return null

  const close = () => {
    panelChoice.choose(() => 'closed')
    focusToggle()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }

  return (
    // Key events bubble from the controls within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby={name} className={css.panel} onKeyDown={onKeyDown}>
      <div className={css.top}>
        <h2 id={name} tabIndex={-1} className={css.heading}>
          {texts.filters}
        </h2>
        <button
          type="button"
          aria-label={texts.close}
          className={`${button.quietIcon} ${css.close}`}
          onClick={close}
        >
          <Icon name="x" size={20} />
        </button>
      </div>
      <FilterFields
        search={isHydrated || import.meta.env.SSR ? search : searchOfHtml()}
        isHydrated={isHydrated}
        change={change}
      />
    </section>
  )
}
