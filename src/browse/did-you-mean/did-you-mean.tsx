import * as texts from 'virtual:messages/did-you-mean'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { productsCount } from '../list/result-texts.ts'
import { useFocusOnceRendered } from '../filters/focus-results.ts'
import { isSentence, type QuerySuggestion } from './query-suggestions.ts'
import * as css from './few-results.css.ts'

/** “Did you mean:”, and links to other searches with their numbers of products. */
export function DidYouMean({ suggestions }: { suggestions: readonly QuerySuggestion[] }) {
  const label = useId()
  const focusOnceRendered = useFocusOnceRendered()
  if (suggestions.length === 0) return null
  return (
    <div className={css.didYouMean}>
      <p id={label}>{texts.heading}</p>
      <ul role="list" aria-labelledby={label} className={css.suggestions}>
        {suggestions.map(({ search, words, kind, slice: { total } }) => (
          <li key={`${kind} ${words}`}>
            <Link
              to={isSentence(kind) || kind === 'label' ? '/products' : '.'}
              search={search}
              resetScroll={false}
              className={css.offered}
              onClick={focusOnceRendered}
            >
              <strong>{words}</strong>{' '}
              <span>
                {kind === 'anywhere'
                  ? texts.inWholeShop({ products: productsCount(total) })
                  : productsCount(total)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
