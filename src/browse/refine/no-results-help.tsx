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

/** For a list without results: a corrected spelling, and conditions to drop, each with its number of products. */
export function NoResultsHelp() {
  const isHome = useSearch({ from: '/', shouldThrow: false }) !== undefined
  return (
    <Suspense fallback={null}>
      <div className={css.suggestions}>
        {/* The catalogue page shows it above its results, even where there are none. */}
        {isHome && <Offer />}
        <RespelledSearch />
        <RelaxedSearches />
      </div>
    </Suspense>
  )
}

/** The spelling that has results: with the same conditions, or else without any. */
function RespelledSearch() {
  const search: SizedSearch = useSearch({ strict: false })
  const focusOnceRendered = useFocusOnceRendered()
  const spellings = respell(search.search ?? '', wordsOfCatalogue(search.size ?? smallestSize))
  const candidates = [search, { ...search, ...noConditions }].flatMap((conditions) =>
    spellings.map((spelling) => ({ ...conditions, search: spelling })),
  )
  const totals = useTotals(candidates)
  const best = totals.findIndex((total) => total === undefined || total > 0)
  const [respelled, total] = [candidates[best], totals[best]]
  if (!respelled || !total) return null
  return (
    <p>
      Did you mean{' '}
      <Link
        to="."
        search={{ ...respelled, ...fromStart }}
        resetScroll={false}
        className={css.suggestion}
        onClick={focusOnceRendered}
      >
        {respelled.search}
      </Link>
      ? {productsCount(total)}
      {best < spellings.length ? '' : ' in the whole shop'}
    </p>
  )
}

/** The totals without one of the conditions each; without all of them, where dropping one is not enough. */
function RelaxedSearches() {
  const search: SizedSearch = useSearch({ strict: false })
  const focusOnceRendered = useFocusOnceRendered()
  const single = allConditions(search)
  const whole = { key: 'all', words: 'any condition', without: noConditions }
  const totals = useTotals([...single, whole].map(({ without }) => ({ ...search, ...without })))
  if (totals.includes(undefined)) return null
  const helpful = single.filter((_, at) => totals[at] !== 0)
  const candidates = helpful.length > 0 ? helpful : [whole]
  return (
    <ul role="list" className={css.suggestionList}>
      {candidates.map((condition) => (
        <li key={condition.key}>
          <Link
            to="."
            search={(before) => ({ ...before, ...condition.without, ...fromStart })}
            resetScroll={false}
            className={css.suggestion}
            onClick={focusOnceRendered}
          >
            Without {condition.words}: {productsCount(totals[[...single, whole].indexOf(condition)] ?? 0)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
