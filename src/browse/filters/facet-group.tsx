import * as texts from 'virtual:messages/filters'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rich } from '#messages/rich.tsx'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { hasOptionFilters } from '#catalogue/settings/settings.ts'
import { Icon } from '#ui/icon.tsx'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { foldedValues, type Facet } from './facet.ts'
import { FacetSwatch } from './facet-swatch.tsx'
import * as css from './filter-fields.css.ts'
import { indexAfterKey } from './roving-focus.ts'

/** The number of values shown of a long group. */
const foldedTo = 8

/** A group is folded where that hides more values than a row for the button. */
const longest = foldedTo + 2

const countElements = {
  number: (words: string) => <span>{words}</span>,
  noun: (words: string) => <span className={visuallyHidden}>{words}</span>,
}

interface Props extends Facet {
  /** Whether all values are shown, however many. */
  isWhole: boolean
}

/**
 * The values of one filter. The group is one tab stop, and arrow keys move between its values (WAI-ARIA APG, toolbar).
 * A value without products is grey but focusable; pressing it announces why it does nothing.
 */
export function FacetGroup({ legend, fold, values, isWhole }: Props) {
  const name = useId()
  const toolbar = useRef<HTMLDivElement>(null)
  const [latest, setLatest] = useState<string | null>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  /** The value pressed last in the folded group: it stays, since it has the focus. */
  const [pressed, setPressed] = useState<string | null>(null)
  const isLong = fold !== undefined && !isWhole && values.length > longest
  const shown = isLong && !isUnfolded ? foldedValues(values, foldedTo, pressed) : values
  const stop = shown.some(({ key }) => key === latest) ? latest : shown[0]?.key

  /** Focuses the first value that was hidden: it precedes the button, so the next Tab would leave all of them. */
  const unfold = () => {
    const firstHidden = values.findIndex((value) => !shown.includes(value))
    flushSync(() => setUnfolded(true))
    toolbar.current?.querySelectorAll('button')[firstHidden]?.focus()
  }

  const foldAgain = () => {
    setPressed(null)
    setUnfolded(false)
  }

  return (
    <div className={css.group}>
      <p id={name} className={css.legend}>
        {legend}
      </p>
      <div
        ref={toolbar}
        role="toolbar"
        aria-labelledby={name}
        aria-orientation="vertical"
        className={css.choices}
      >
        {shown.map(({ key, label, swatch, condition, count, isOn, toggle }, index) => {
          const isOff = count === 0 && !isOn
          return (
            <button
              key={key}
              type="button"
              tabIndex={key === stop ? 0 : -1}
              aria-pressed={isOn}
              aria-disabled={isOff || undefined}
              className={css.choice}
              onFocus={() => setLatest(key)}
              onKeyDown={(event) => {
                const next = indexAfterKey(event.key, index, shown.length)
                if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
                event.preventDefault()
                toolbar.current?.querySelectorAll('button')[next]?.focus()
              }}
              onClick={() => {
                setPressed(key)
                if (isOff) announce(texts.noProducts({ condition }))
                else toggle()
              }}
            >
              {hasOptionFilters && swatch !== undefined && <FacetSwatch swatch={swatch} />}
              <bdi>{label}</bdi>{' '}
              <span className={count === 0 ? visuallyHidden : css.count}>
                {count !== undefined && rich(texts.valueCount({ count }), countElements)}
              </span>
              <span className={css.box}>{isOn && <Icon name="check" size={16} />}</span>
            </button>
          )
        })}
      </div>
      {isLong && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          className={button.quiet}
          onClick={isUnfolded ? foldAgain : unfold}
        >
          {isUnfolded ? fold.showFewer : fold.showAll(values.length)}
        </button>
      )}
    </div>
  )
}
