import * as texts from 'virtual:messages/product'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { plainDigits } from '#catalogue/words/plain-digits.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { formatCount } from '#ui/format-count.ts'
import { Icon } from '#ui/icon.tsx'
import { notPrinted } from '#ui/not-printed.css.ts'
import * as css from './quantity-stepper.css.ts'

/** The quantity in a typed text: 1 to `most`; null if it is not (yet) a positive whole number. */
export function readQuantity(text: string, most: number): number | null {
  const trimmed = plainDigits(text).trim()
  if (!/^\d+$/.test(trimmed)) return null
  const typed = Number(trimmed)
  return typed < 1 ? null : Math.min(typed, most)
}

interface Props {
  /** The product's name. */
  of: string
  quantity: number
  most: number
  change: (quantity: number) => void
}

/**
 * A field for a number between two named buttons. Typed text stays unchanged until the field is left. Not `type=number`,
 * whose value the mouse wheel changes where a visitor means to scroll.
 */
export function QuantityStepper({ of, quantity, most, change }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const shown = formatCount(quantity)

  /** Returns the new quantity, or null at the ends. */
  const step = (by: number) => {
    const next = quantity + by
    if (next < 1 || next > most) return null
    setDraft(null)
    change(next)
    return next
  }
  const press = (by: number) => {
    const next = step(by)
    if (next !== null) announce(texts.quantityNow({ quantity: next }))
  }

  const type = (text: string) => {
    setDraft(text)
    const typed = readQuantity(text, most)
    if (typed !== null) change(typed)
  }
  // What was typed before hydration. In a layout effect, so that a press that is replayed then adds that many.
  const typeEarly = useEffectEvent(() => {
    const field = input.current
    if (!field || field.value === shown) return
    type(field.value)
    // A field that has been left shows the quantity, once the typed text is rendered.
    if (document.activeElement !== field) queueMicrotask(() => setDraft(null))
  })
  useLayoutEffect(() => typeEarly(), [])

  const leaveDraft = () => {
    // The field has another text from now on.
    if (draft !== null && draft !== shown) announce(texts.quantityNow({ quantity }))
    setDraft(null)
  }

  return (
    <div role="group" aria-label={texts.quantityOf({ name: of })} className={`${css.stepper} ${notPrinted}`}>
      <button
        type="button"
        className={button.quietIcon}
        aria-label={texts.decrease({ name: of })}
        aria-disabled={quantity <= 1}
        onClick={() => press(-1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        ref={input}
        className={css.input}
        type="text"
        role="spinbutton"
        autoComplete="off"
        inputMode="numeric"
        aria-valuemin={1}
        aria-valuemax={most}
        aria-valuenow={quantity}
        aria-label={texts.quantity}
        value={draft ?? shown}
        onChange={(event) => type(event.target.value)}
        onBlur={leaveDraft}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leaveDraft()
          if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          // Keeps the caret in its place. A screen reader speaks the value itself.
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <button
        type="button"
        className={button.quietIcon}
        aria-label={texts.increase({ name: of })}
        aria-disabled={quantity >= most}
        onClick={() => press(1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
