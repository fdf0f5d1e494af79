import * as texts from 'virtual:messages/did-you-mean'
import { hasSaved } from 'virtual:shop/parts'
import { fromStart } from '#address/browse-search.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { savedIdsAtom } from '#saved/saved.ts'
import { Icon } from '#ui/icon.tsx'
import { ownForms } from '#catalogue/words/own-forms.ts'
import { BrowseLinks, ProductRow } from '#viewed/lazy.ts'
import type { SizedSearch } from '#address/list-query.ts'
import { productsCount } from '../list/result-texts.ts'
import { allConditions, noConditions } from '../filters/conditions.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { useFocusOnceRendered } from '../filters/focus-results.ts'
import * as css from './few-results.css.ts'
import { useTotals } from '../filters/use-catalogue.ts'
import { bestOf, isSentence, type QuerySuggestion } from './query-suggestions.ts'
import { useProductsWithWords } from './use-products-with-words.ts'
import { useQuerySuggestions } from './use-query-suggestions.ts'

/**
 * For a list with few or no products: other meanings of the search text. For an empty list also its message, the products
 * with the words of the text, conditions to drop, and `BrowseLinks`; without a condition the catalogue has no products, and
 * it says so.
 */
export function FewResults({ total }: { total: number }) {
  const search: SizedSearch = useSearch({ strict: false })
  const focusOnceRendered = useFocusOnceRendered()
  const isNothingSaved = useAtomValue(savedIdsAtom).length === 0 && search.saved && !search.ids
  const suggestions = useQuerySuggestions(search, total !== 0)
  const withWords = useProductsWithWords(search, total === 0)
  const offer = suggestions?.[0]
  if (total > 0) return <DidYouMean suggestions={suggestions ?? []} />
  if (allConditions(search).length === 0) return <NoProducts />
  return (
    <div className={css.noResults}>
      {hasSaved && isNothingSaved ? <NothingSaved /> : <NothingFound />}
      {withWords.length > 0 && (
        <div className={css.withWords}>
          <ProductRow name={texts.productsWithWords} products={withWords} onPress={focusOnceRendered} />
        </div>
      )}
      {suggestions && <DidYouMean suggestions={suggestions} />}
      {!isNothingSaved && <RelaxedSearches />}
      <BrowseLinks
        // One row of products that the visitor may have meant is enough.
        offered={
          withWords.length === 0 && offer
            ? { name: nameOf(offer), products: bestOf(offer, ownForms) }
            : undefined
        }
        near={(withWords[0] ?? offer?.slice.products[0])?.category}
        onPress={focusOnceRendered}
      />
    </div>
  )
}

/** A sentence has its own quotation marks, and a name has none. */
const nameOf = ({ kind, words }: QuerySuggestion) =>
  isSentence(kind) || kind === 'label' ? texts.productsFor({ words }) : texts.productsForQuoted({ words })

function NoProducts() {
  const Heading = useIsHome() ? 'h3' : 'h2'
  return (
    <div className={css.noResults}>
      <Icon name="package-x" size={56} className={css.emptyIcon} />
      <Heading className={css.emptyTitle}>{texts.noProducts}</Heading>
    </div>
  )
}

const useIsHome = () => useSearch({ from: '/', shouldThrow: false }) !== undefined

/** The two sentences of the specification. */
function NothingFound() {
  const Heading = useIsHome() ? 'h3' : 'h2'
  return (
    <>
      <Icon name="package-x" size={56} className={css.emptyIcon} />
      <Heading className={css.emptyTitle}>{texts.nothingFound}</Heading>
      <p>{texts.nothingFoundHint}</p>
    </>
  )
}

function NothingSaved() {
  return (
    <>
      <Icon name="heart" size={56} className={css.emptyIcon} />
      <h2 className={css.emptyTitle}>{texts.nothingSaved}</h2>
      <p>{texts.nothingSavedHint}</p>
    </>
  )
}

/** Links without one condition each, with their totals; without all, where dropping one is not enough. */
function RelaxedSearches() {
  const search: SizedSearch = useSearch({ strict: false })
  const isHome = useIsHome()
  const focusOnceRendered = useFocusOnceRendered()
  const single = allConditions(search).map((condition) => ({
    ...condition,
    text: (products: string) => texts.without({ condition: condition.words, products }),
  }))
  const whole = {
    key: 'all',
    without: () => noConditions,
    text: (products: string) => texts.withoutAny({ products }),
  }
  const totals = useTotals([...single, whole].map(({ without }) => ({ ...search, ...without(search) })))
  // Without its only condition the catalogue page has all products, which `BrowseLinks` links to.
  if (totals.includes(undefined) || (single.length === 1 && !isHome)) return null
  // An empty shop: no link leads to a product.
  if (totals.every((total) => total === 0)) return null
  const helpful = single.filter((_, at) => totals[at] !== 0)
  const candidates = helpful.length > 0 ? helpful : [whole]
  return (
    <ul role="list" className={css.suggestionList}>
      {candidates.map((condition) => (
        <li key={condition.key}>
          <Link
            to="."
            search={(before) => ({ ...before, ...condition.without(before), ...fromStart })}
            resetScroll={false}
            className={css.suggestion}
            onClick={focusOnceRendered}
          >
            {condition.text(productsCount(totals[[...single, whole].indexOf(condition)] ?? 0))}
          </Link>
        </li>
      ))}
    </ul>
  )
}
