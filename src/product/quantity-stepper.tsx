import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './quantity-stepper.css.ts'
import { readQuantity } from './quantity.ts'

interface Props {
  /** The product's name. */
  of: string
  quantity: number
  most: number
  change: (quantity: number) => void
}

/** A native number field between two named buttons. Typed text stays unchanged until the field is left. */
export function QuantityStepper({ of, quantity, most, change }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)

  const step = (by: number) => {
    const next = quantity + by
    if (next < 1 || next > most) return
    setDraft(null)
    change(next)
    announce(`Quantity ${next}`)
  }

  const type = (text: string) => {
    setDraft(text)
    const typed = readQuantity(text, most)
    if (typed !== null) change(typed)
  }
  // What was typed before hydration. In a layout effect, so that a press that is replayed then adds that many.
  const typeEarly = useEffectEvent(() => {
    const field = input.current
    if (!field || field.value === String(quantity)) return
    type(field.value)
    // A field that has been left shows the quantity, once the typed text is rendered.
    if (document.activeElement !== field) queueMicrotask(() => setDraft(null))
  })
  useLayoutEffect(() => typeEarly(), [])

  const leaveDraft = () => {
    // The field has another text from now on.
    if (draft !== null && draft !== String(quantity)) announce(`Quantity ${quantity}`)
    setDraft(null)
  }

  return (
    <div role="group" aria-label={`Quantity of ${of}`} className={css.stepper}>
      <button
        type="button"
        className={button.quietIcon}
        aria-label={`Decrease quantity of ${of}`}
        aria-disabled={quantity <= 1}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        ref={input}
        className={css.input}
        type="number"
        autoComplete="off"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        aria-label="Quantity"
        value={draft ?? quantity}
        onChange={(event) => type(event.target.value)}
        onBlur={leaveDraft}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leaveDraft()
        }}
      />
      <button
        type="button"
        className={button.quietIcon}
        aria-label={`Increase quantity of ${of}`}
        aria-disabled={quantity >= most}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
