import * as texts from 'virtual:messages/filters'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { hasBrands, hasPrices, hasRatings } from '#catalogue/settings/settings.ts'
import { announce } from '#ui/announcer.ts'
import { field } from '#ui/field.css.ts'
import * as css from './filter-fields.css.ts'
import { joinItems } from '#ui/format-list.ts'
import { capital } from '#messages/capital.ts'

/** Milliseconds of a pause in typing. */
const pause = 700

const examples = [
  ...(hasBrands ? [texts.exampleBrand] : []),
  ...(hasPrices ? [texts.examplePrice] : []),
  ...(hasRatings ? [texts.exampleRating] : []),
]

/** What can be typed: 'Brand, price, rating'. Empty where the shop has none of these filters. */
export const findHint = capital(joinItems(examples))

interface Props {
  text: string
  type: (text: string) => void
  /** The number of filters found, announced after a pause. */
  found: string
  /** Moves the focus to the first value found. */
  focusFirst: () => void
}

/** Narrows the panel to the filters that contain the text: a brand is a few letters away, not twenty tab stops. */
export function FindFilter({ text, type, found, focusFirst }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** Text that was typed before this was hydrated, or filled in by a program without an event. */
  const read = () => {
    if (input.current && input.current.value !== text) type(input.current.value)
  }
  const onHydrated = useEffectEvent(read)
  useEffect(() => onHydrated(), [])
  const announced = useRef(text)
  useEffect(() => {
    if (announced.current === text) return
    const waiting = setTimeout(() => {
      announced.current = text
      announce(found)
    }, pause)
    return () => clearTimeout(waiting)
  }, [text, found])

  return (
    <div className={css.group}>
      <label htmlFor={id} className={css.legend}>
        {texts.find}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className={`${field} ${css.find}`}
        value={text}
        placeholder={findHint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={60}
        onChange={({ target }) => type(target.value)}
        onBlur={read}
        onKeyDown={(event) => {
          if (event.key === 'Enter') read()
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            // The values found, which get the focus, are rendered first.
            flushSync(read)
            focusFirst()
          }
          if (event.key === 'Escape' && text !== '') {
            // Escape clears the text first; only the next Escape closes the panel.
            event.preventDefault()
            type('')
          }
        }}
      />
    </div>
  )
}
