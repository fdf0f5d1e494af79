import { hasSaved } from 'virtual:shop/parts'
import * as texts from 'virtual:messages/filters'
import { memo, useRef, useState } from 'react'
import type { ProductsSearch } from '#address/browse-search.ts'
import { hasPrices } from '#catalogue/settings/settings.ts'
import { findFacets, foundText, isNamed } from './facet.ts'
import { FacetGroup } from './facet-group.tsx'
import * as css from './filter-fields.css.ts'
import { FindFilter, findHint } from './find-filter.tsx'
import { panelFacets } from './panel-facets.ts'
import { PriceRange } from './price-range.tsx'
import { useFacets, useTotals } from './use-catalogue.ts'
import type { Change } from './use-set-filters.ts'

interface Props {
  search: ProductsSearch
  isHydrated: boolean
  change: Change
}

/**
 * All filters, each value with the number of products that match with it. Memoized, since a letter renders the panel
 * twice (`filter-panel.tsx`).
 */
export const FilterFields = memo(function FilterFields({ search, isHydrated, change }: Props) {
  const { facets: counts, isLate } = useFacets(search)
  const [saved] = useTotals(hasSaved ? [{ ...search, saved: true }] : [])
  const [text, setText] = useState('')
  const fields = useRef<HTMLDivElement>(null)
  const found = findFacets(panelFacets(search, counts, isHydrated ? saved : undefined, change), text)
  const hasPrice = hasPrices && isNamed(texts.price, text)

  return (
    <div ref={fields} aria-busy={isHydrated && isLate} className={css.fields}>
      {findHint && (
        <FindFilter
          text={text}
          type={setText}
          found={foundText(found, text, hasPrice ? texts.price : undefined)}
          focusFirst={() =>
            fields.current?.querySelector<HTMLElement>('[role="toolbar"] button[tabindex="0"]')?.focus()
          }
        />
      )}
      {hasPrice && <PriceRange bounds={counts?.price} min={search.min} max={search.max} change={change} />}
      {found.map((facet) => (
        <FacetGroup key={facet.legend} {...facet} isWhole={text.trim() !== ''} />
      ))}
      {found.length === 0 && !hasPrice && <p>{texts.noneFoundSentence({ text: text.trim() })}</p>}
    </div>
  )
})
