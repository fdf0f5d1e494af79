import { Link, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { wordsOfCatalogue } from '#catalogue/catalogue-words.ts'
import { smallestSize } from '#catalogue/source.ts'
import { respell } from '#catalogue/spelling.ts'
import { productsCount } from '../result-words.ts'
import { allConditions, fromStart, noConditions } from './conditions.ts'
import { useFocusOnceRendered } from './focus-results.ts'
import { Offer } from './offer.tsx'
import * as css from './refine.css.ts'
import { type SizedSearch, useTotals } from './use-catalogue.ts'

/** Where nothing was found: what was perhaps meant, and which one condition to drop for how many products. */
export function WayOut() {
  const isHome = useSearch({ from: '/', shouldThrow: false }) !== undefined
  return (
    <Suspense fallback={null}>
      <div className={css.ways}>
        {/* The catalogue page has it above its results, whether there are any or not. */}
        {isHome && <Offer />}
        <Respelling />
        <Relaxing />
      </div>
    </Suspense>
  )
}

/** The way of writing that finds something: under the same conditions, or else under none. */
function Respelling() {
  const search: SizedSearch = useSearch({ strict: false })
  const focusOnceRendered = useFocusOnceRendered()
  const spellings = respell(search.search ?? '', wordsOfCatalogue(search.size ?? smallestSize))
  const ways = [search, { ...search, ...noConditions }].flatMap((conditions) =>
    spellings.map((spelling) => ({ ...conditions, search: spelling })),
  )
  const totals = useTotals(ways)
  const best = totals.findIndex((total) => total === undefined || total > 0)
  const [meant, total] = [ways[best], totals[best]]
  if (!meant || !total) return null
  return (
    <p>
      Did you mean{' '}
      <Link
        to="."
        search={{ ...meant, ...fromStart }}
        resetScroll={false}
        className={css.way}
        onClick={focusOnceRendered}
      >
        {meant.search}
      </Link>
      ? {productsCount(total)}
      {best < spellings.length ? '' : ' in the whole shop'}
    </p>
  )
}

/** What there is without one of the conditions; without any of them, where that alone helps. */
function Relaxing() {
  const search: SizedSearch = useSearch({ strict: false })
  const focusOnceRendered = useFocusOnceRendered()
  const single = allConditions(search)
  const whole = { key: 'all', words: 'any condition', without: noConditions }
  const totals = useTotals([...single, whole].map(({ without }) => ({ ...search, ...without })))
  if (totals.includes(undefined)) return null
  const helpful = single.filter((_, at) => totals[at] !== 0)
  const ways = helpful.length > 0 ? helpful : [whole]
  return (
    <ul role="list" className={css.wayList}>
      {ways.map((way) => (
        <li key={way.key}>
          <Link
            to="."
            search={(before) => ({ ...before, ...way.without, ...fromStart })}
            resetScroll={false}
            className={css.way}
            onClick={focusOnceRendered}
          >
            Without {way.words}: {productsCount(totals[[...single, whole].indexOf(way)] ?? 0)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
