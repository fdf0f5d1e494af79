import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { productsSearch } from '#address/browse-search.ts'
import { brands } from '#catalogue/brands.ts'
import { parseQuery } from '#catalogue/plain-words.ts'
import { productsCount } from '../result-words.ts'
import { fromStart, joinBrands, wordsOfSearch } from './conditions.ts'
import { useFocusOnceRendered } from './focus-results.ts'
import * as css from './refine.css.ts'
import { useTotals } from './use-catalogue.ts'

/** Milliseconds of a pause in typing: unfinished words would be misread. */
const pause = 500

/** The text after a pause in typing. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setRested(text), pause)
    return () => clearTimeout(waiting)
  }, [text])
  return rested
}

/**
 * Offers the filters that a search text means, if it is a sentence; never applies them automatically. No live region:
 * after typing, only the number of products is announced, once, and the offer is between the field and the products.
 */
export function Offer() {
  const search = useSearch({ strict: false })
  const text = search.search ?? ''
  const rested = useRested(text)
  const parsed = rested === text ? parseQuery(text, brands) : null
  return parsed && <OfferedLink parsed={parsed} />
}

function OfferedLink({ parsed }: { parsed: NonNullable<ReturnType<typeof parseQuery>> }) {
  const search = useSearch({ strict: false })
  const focusOnceRendered = useFocusOnceRendered()
  const { brands: brandNames, ...conditions } = parsed
  const offered = productsSearch({
    ...search,
    ...conditions,
    ...(brandNames && { brand: joinBrands(brandNames) }),
    ...fromStart,
  })
  const [total] = useTotals([{ ...offered, size: search.size }])
  if (!total) return null
  return (
    <p className={css.offer}>
      <Link
        to="/products"
        search={offered}
        resetScroll={false}
        className={css.offerLink}
        onClick={focusOnceRendered}
      >
        Show {wordsOfSearch(offered)}: {productsCount(total)}
      </Link>
    </p>
  )
}
