import * as texts from 'virtual:messages/order'
import { useAtom } from 'jotai'
import type { ComponentProps, ReactNode } from 'react'
import { label as labelStyle } from '#ui/field-label.css.ts'
import * as field from '#ui/field.css.ts'
import { draftAtom } from './draft-atom.ts'
import type { OrderDraft, OrderField } from './order-draft.ts'

export const fieldId = (name: OrderField): string => `order-${name}`

const hintId = (name: OrderField) => `${fieldId(name)}-hint`
export const errorId = (name: OrderField): string => `${fieldId(name)}-error`

interface FieldProps {
  name: OrderField
  label: string
  /** Null for a valid field. */
  error: string | null
  isOptional?: boolean
  hint?: string | undefined
}

/** Attributes of a field's control, which name its hint and its error. */
export const controlAttributes = ({ name, error, isOptional = false, hint }: FieldProps) => ({
  id: fieldId(name),
  name,
  className: field.field,
  required: !isOptional,
  'aria-invalid': error !== null,
  'aria-describedby':
    [...(hint === undefined ? [] : [hintId(name)]), ...(error === null ? [] : [errorId(name)])].join(' ') ||
    undefined,
})

/** A label that stays in sight, its control, and its error beside it. */
export function Field({
  name,
  label,
  error,
  isOptional = false,
  hint,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={fieldId(name)} className={labelStyle}>
        {isOptional ? texts.optional({ label }) : label}
      </label>
      {children}
      {hint !== undefined && <p id={hintId(name)}>{hint}</p>}
      <FieldError name={name} error={error} />
    </div>
  )
}

/**
 * For its control's `aria-describedby`. No live region: it is read with the field. The meeting form has its own: a
 * module that both use would bring 18 kB of other shared parts into the first load of this page.
 */
export function FieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  if (error === null) return null
  return (
    <p id={errorId(name)} className={field.error}>
      {error}
    </p>
  )
}

type TextName = {
  [Name in OrderField]: OrderDraft[Name] extends string ? Name : never
}[OrderField]

export interface TextFieldProps
  extends
    Omit<FieldProps, 'name'>,
    Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'> {
  name: TextName
}

/** A field of one line. Without a longest length, which would silently cut a pasted text. */
export function TextField({ name, label, error, isOptional = false, hint, ...input }: TextFieldProps) {
  const [draft, change] = useAtom(draftAtom)
  const of = { name, label, error, isOptional, hint }
  return (
    <Field {...of}>
      <input
        type="text"
        {...input}
        {...controlAttributes(of)}
        value={draft[name]}
        onChange={({ currentTarget: { value } }) => change({ [name]: value })}
      />
    </Field>
  )
}

/** The same everywhere: it is passed on unchecked. */
export const DiscountCode = ({ error }: Pick<FieldProps, 'error'>) => (
  <TextField
    name="discountCode"
    label={texts.discountCode}
    error={error}
    isOptional
    hint={texts.discountHint}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
  />
)
