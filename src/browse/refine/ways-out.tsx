import { Link, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { savedIdsAtom } from '#saved/saved.ts'
import { Icon } from '#ui/icon.tsx'
import { WaysOn } from '#viewed/lazy.tsx'
import * as browse from '../browse.css.ts'
import { productsCount } from '../result-words.ts'
import { allConditions, fromStart, noConditions } from './conditions.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { useFocusOnceRendered } from './focus-results.ts'
import * as css from './refine.css.ts'
import { useSlices, useTotals, type SizedSearch } from './use-catalogue.ts'
import { useOffers } from './use-offers.ts'

/**
 * For a list with few products or none: what else the search text may mean. Below an empty list also conditions to
 * drop, the whole catalogue, the nearest category, and the products viewed last.
 */
export function WaysOut() {
  const search: SizedSearch = useSearch({ strict: false })
  const saved = useAtomValue(savedIdsAtom)
  const focusOnceRendered = useFocusOnceRendered()
  const [found] = useSlices([search])
  const offers = useOffers(search, found?.total !== 0)
  if (!found || !offers) return null
  const isNothingSaved = search.saved && !search.ids && saved.length === 0
  return (
    <div className={css.waysOut}>
      {isNothingSaved && <NothingSaved />}
      <DidYouMean offers={offers} />
      {found.total === 0 && !isNothingSaved && <RelaxedSearches />}
      {found.total === 0 && (
        <WaysOn near={offers[0]?.slice.products[0]?.category} onPress={focusOnceRendered} />
      )}
    </div>
  )
}

function NothingSaved() {
  return (
    <div className={browse.nothing}>
      <Icon name="heart" size={56} className={browse.nothingIcon} />
      <h2 className={browse.nothingTitle}>Nothing saved yet.</h2>
      <p>Press the heart on a product’s page, and it waits for you here, on this device.</p>
    </div>
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
