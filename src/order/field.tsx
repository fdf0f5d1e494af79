import type { ComponentProps, ReactNode } from 'react'
import * as texts from 'virtual:messages/order'
import * as field from '#ui/field.css.ts'
import type { OrderField } from './order-draft.ts'

export const fieldId = (name: OrderField): string => `order-${name}`

interface FieldProps {
  name: OrderField
  label: string
  /** Null for a valid field. */
  error: string | null
  isOptional?: boolean
  hint?: string
  /** Gets what the control needs besides its own attributes. */
  children: (attributes: ControlAttributes) => ReactNode
}

type ControlAttributes = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'className' | 'required' | 'aria-invalid' | 'aria-describedby'
>

/** A label that stays in sight, its control, and its error beside it. */
export function Field({ name, label, error, isOptional = false, hint, children }: FieldProps) {
  const id = fieldId(name)
  const described = [hint === undefined ? '' : `${id}-hint`, error === null ? '' : `${id}-error`]
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        {isOptional ? texts.optional({ label }) : label}
      </label>
      {children({
        id,
        name,
        className: field.field,
        required: !isOptional,
        'aria-invalid': error !== null,
        'aria-describedby': described.join(' ').trim() || undefined,
      })}
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      <FieldError name={name} error={error} />
    </div>
  )
}

/** For its control's `aria-describedby`. No live region: it is read with the field. */
export function FieldError({ name, error }: { name: OrderField; error: string | null }) {
  if (error === null) return null
  return (
    <p id={`${fieldId(name)}-error`} className={field.error}>
      {error}
    </p>
  )
}
