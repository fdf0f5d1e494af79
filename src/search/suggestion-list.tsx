import * as texts from 'virtual:messages/search'
import { useEffect } from 'react'
import { productsCount } from '#browse/list/result-texts.ts'
import { formatMoney } from '#catalogue/money/money.ts'
import { priceFrom } from '#catalogue/money/price-from.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { UnitPrice } from '#prices/unit-price.tsx'
import { Icon } from '#ui/icon.tsx'
import { tint } from '#ui/tint.css.ts'
import * as css from './search-suggestions.css.ts'
import { seeAll, type Suggestion } from './suggestions.ts'

interface Props {
  id: string
  optionId: (index: number) => string
  suggestions: readonly Suggestion[]
  active: number | null
  /** Called with the index of the hovered suggestion. */
  onHover: (index: number) => void
  choose: (suggestion: Suggestion) => void
}

const groups = [
  ['recent', texts.recent],
  ['category', texts.categories],
  ['offer', texts.didYouMean],
  ['product', texts.products],
  ['all', null],
] as const

/** The listbox; the focus stays in the field, which names the active option. */
export function SuggestionList({ id, optionId, suggestions, active, onHover, choose }: Props) {
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active, optionId])

  const numbered = suggestions.map((suggestion, index) => ({ suggestion, index }))
  return (
    <div id={id} role="listbox" aria-label={texts.suggestions} className={css.list}>
      {groups.map(([kind, name]) => {
        const members = numbered.filter(({ suggestion }) => suggestion.kind === kind)
        if (members.length === 0) return null
        const options = members.map(({ suggestion, index }) => (
          // The field, which keeps the focus, handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={index}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={css.option}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => onHover(index)}
            onClick={() => choose(suggestion)}
          >
            <OptionBody suggestion={suggestion} />
          </div>
        ))
        if (name === null) return options
        return (
          <div key={kind} role="group" aria-label={name}>
            <p aria-hidden="true" className={css.groupName}>
              {name}
            </p>
            {options}
          </div>
        )
      })}
    </div>
  )
}

function OptionBody({ suggestion }: { suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'recent':
      return (
        <>
          <Icon name="clock" size={20} className={css.icon} />
          <span dir="auto" className={css.name}>
            {suggestion.words}
          </span>
        </>
      )
    case 'category':
      return (
        <>
          <Icon name="layout-grid" size={20} className={css.icon} />
          <span dir="auto" className={css.name}>
            {suggestion.category}
          </span>
        </>
      )
    case 'offer': {
      const { words, slice } = suggestion.offer
      return (
        <>
          <Icon name="search" size={20} className={css.icon} />
          <span dir="auto" className={css.name}>
            {words}
          </span>{' '}
          <span className={css.count}>{productsCount(slice.total)}</span>
        </>
      )
    }
    case 'all':
      return (
        <>
          <Icon name="chevron-right" size={20} className={css.icon} />
          <span className={css.all}>{seeAll(suggestion.total)}</span>
        </>
      )
    case 'product': {
      const { name, picture, price, choice } = suggestion.product
      return (
        <>
          <span className={`${css.media} ${tint[tintOf(picture)]}`}>
            <ImageWithFallback
              product={name}
              src={pictureOf(picture).src}
              width={48}
              height={48}
              alt=""
              className={css.picture}
            />
          </span>
          <span dir="auto" className={css.name}>
            {name}
          </span>
          <span className={css.price}>
            <span>{priceFrom(choice, formatMoney(price))}</span>
            <UnitPrice of={suggestion.product} />
          </span>
        </>
      )
    }
  }
}
