import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import type { Option, Product } from '#catalogue/product.ts'
import { availabilityOf, type Choice } from '#catalogue/variants/variant-of.ts'
import { joinItems } from '#ui/format-list.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import * as css from './option-picker.css.ts'
import { unavailableText, valueText } from './option-texts.ts'

interface Props {
  product: Product
  choice: Choice
  /** Of the option at this index another value is chosen. */
  choose: (next: Choice, option: number) => void
  /** Keeps a line free for the note, so that nothing moves under the finger where the space below is not scrolled. */
  keepsNoteLine?: boolean
}

/**
 * A group of radio buttons for each option. Values that are not available with the others are marked, and can be chosen
 * nevertheless: then the page says why.
 */
export function OptionPicker({ product, choice, choose, keepsNoteLine = false }: Props) {
  const note = unavailableText(availabilityOf(product, choice), choice)
  const noteId = useId()
  const groups = useRef<HTMLDivElement>(null)
  const chooseEarly = useEffectEvent(() => {
    const fieldsets = groups.current?.querySelectorAll('fieldset')
    const early = choice.map(
      (value, at) => fieldsets?.[at]?.querySelector<HTMLInputElement>(':checked')?.value ?? value,
    )
    const changed = choice.findIndex((value, at) => value !== early[at])
    if (changed !== -1) choose(early, changed)
  })
  // What was pressed before hydration. In a layout effect, so that a press on the button that is replayed then adds it.
  useLayoutEffect(() => chooseEarly(), [])
  return (
    <div ref={groups} className={css.options}>
      {product.options.map((option, at) => (
        <OptionGroup
          key={option.name}
          option={option}
          chosen={choice[at] ?? ''}
          describedBy={note === null ? undefined : noteId}
          unavailable={(value) =>
            valueText(
              availabilityOf(product, choice.with(at, value)),
              choice.filter((_, other) => other !== at),
            )
          }
          choose={(value) => choose(choice.with(at, value), at)}
        />
      ))}
      {note !== null && (
        <p id={noteId} className={css.note}>
          {note}
        </p>
      )}
      {note === null && keepsNoteLine && <div className={css.noteLine} />}
    </div>
  )
}

interface GroupProps {
  option: Option
  chosen: string
  describedBy: string | undefined
  /** Why a value is not available with the others; null where it is. */
  unavailable: (value: string) => string | null
  choose: (value: string) => void
}

function OptionGroup({ option, chosen, describedBy, unavailable, choose }: GroupProps) {
  const group = useId()
  return (
    <fieldset className={css.group} aria-describedby={describedBy}>
      <legend className={css.legend}>
        <bdi>{option.name}</bdi>
        {/* The chosen radio button says it. */}
        <span aria-hidden="true" dir="auto" className={css.chosen}>
          {chosen}
        </span>
      </legend>
      <div className={css.values}>
        {option.values.map((value, at) => {
          const reason = unavailable(value)
          return (
            <label key={value} className={css.value} data-unavailable={reason !== null}>
              <input
                type="radio"
                name={group}
                value={value}
                checked={value === chosen}
                className={css.radio}
                onChange={() => choose(value)}
              />
              <Swatch swatch={option.swatches?.[at] ?? null} />
              <span dir="auto" aria-hidden={reason !== null}>
                {value}
              </span>
              {reason !== null && <span className={visuallyHidden}>{joinItems([value, reason])}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A color, drawn as a shape: the pages' policy allows no style in an element. Beside the name of the value. */
function Swatch({ swatch }: { swatch: string | null }) {
  if (swatch === null) return null
  if (!swatch.startsWith('#'))
    return (
      <img src={pictureOf(swatch).src} alt="" width={28} height={28} loading="lazy" className={css.swatch} />
    )
  return (
    <svg viewBox="0 0 1 1" aria-hidden="true" className={css.swatch}>
      <rect width="1" height="1" fill={swatch} />
    </svg>
  )
}
