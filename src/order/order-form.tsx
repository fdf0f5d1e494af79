import * as texts from 'virtual:messages/order'
import { useAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { rich } from '#messages/rich.tsx'
import { linkAddress } from '#site/path.ts'
import { button } from '#ui/button.css.ts'
import { readTyped } from '#ui/read-typed.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { asked, asksForCode, checkout } from './checkout.ts'
import { countryName } from '#cart/country-name.ts'
import { draftAtom } from './draft-atom.ts'
import { ErrorSummary } from './error-summary.tsx'
import { controlAttributes, DiscountCode, errorId, Field, FieldError, fieldId, TextField } from './field.tsx'
import {
  draftErrors,
  formOrder,
  isOptionalContact,
  textFields,
  type OrderDraft,
  type OrderField,
} from './order-draft.ts'
import * as css from './order-form.css.ts'
import { needsPostalCode } from './postal-codes.ts'
import { hasRegion, needsRegion } from './regions.ts'

interface Props {
  submitLabel: string
  isBusy: boolean
  /** Whether the form has the focus from the first. */
  takesFocus?: boolean
  onSubmit: () => void
}

const contactFields = [
  { name: 'name', label: texts.name, autoComplete: 'name' },
  {
    name: 'email',
    label: texts.email,
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  {
    name: 'phone',
    label: texts.phone,
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
  },
] as const

const addressFields = [
  { name: 'street', label: texts.street, autoComplete: 'shipping address-line1' },
  { name: 'extra', label: texts.extra, autoComplete: 'shipping address-line2' },
  {
    name: 'postalCode',
    label: texts.postalCode,
    autoComplete: 'shipping postal-code',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
  { name: 'city', label: texts.city, autoComplete: 'shipping address-level2' },
  { name: 'region', label: texts.region, autoComplete: 'shipping address-level1' },
] as const

const termsElement = {
  terms: (words: string) => (
    <a href={checkout.terms && linkAddress(checkout.terms)} target="_blank" rel="noopener">
      {words}
      <span className={visuallyHidden}>{` (${texts.opensNewTab})`}</span>
    </a>
  ),
}

/** Who orders, where it goes, a note and the consent. What is typed is kept at once. */
export function OrderForm({ submitLabel, isBusy, takesFocus = false, onSubmit }: Props) {
  const [draft, change] = useAtom(draftAtom)
  /** The form at its rejected submission, and since when a field was left. */
  const [tried, setTried] = useState<OrderDraft | null>(null)
  /** Each rejected submission moves the focus to the summary. */
  const [rejections, setRejections] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rejections > 0) summary.current?.focus()
  }, [rejections])
  const details = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) details.current?.focus()
  }, [takesFocus])

  const form = useRef<HTMLFormElement>(null)
  const readDraft = () => readTyped(form.current, textFields, draft, change)

  const errors = draftErrors(draft, asked)
  const shown = tried === null ? [] : draftErrors(tried, asked)
  /** A field that is being corrected keeps its message until it is valid. */
  const errorOf = (name: OrderField) =>
    errors.some(({ field }) => field === name)
      ? (shown.find(({ field }) => field === name)?.message ?? null)
      : null
  const open = shown.filter(({ field }) => errorOf(field) !== null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readDraft()
    if (isBusy) return
    if (draftErrors(read, asked).length > 0) {
      setTried(read)
      setRejections((count) => count + 1)
      return
    }
    setTried(null)
    onSubmit()
  }

  const order = formOrder(asked.countries)
  const country = { name: 'country', label: texts.country, error: errorOf('country') } as const
  const note = { name: 'note', label: texts.note, error: errorOf('note'), isOptional: true } as const

  return (
    // Changes, presses and blur events bubble from the fields within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={submit}
      onChange={readDraft}
      onClick={readDraft}
      onBlur={() => {
        const read = readDraft()
        if (tried) setTried(read)
      }}
    >
      {open.length > 0 && <ErrorSummary ref={summary} errors={open} />}
      <fieldset ref={details} tabIndex={-1} className={css.group}>
        <legend className={css.legend}>{texts.details}</legend>
        <div className={css.fields}>
          {contactFields.map((field) => (
            <TextField
              key={field.name}
              {...field}
              isOptional={isOptionalContact(field.name, asked)}
              error={errorOf(field.name)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{texts.delivery}</legend>
        {asked.hasPickup && (
          <div className={css.choices}>
            {[false, true].map((isCollected) => (
              <label key={String(isCollected)} className={css.choice}>
                <input
                  type="radio"
                  name="isCollected"
                  className={css.radio}
                  checked={draft.isCollected === isCollected}
                  onChange={() => change({ isCollected })}
                />
                <span>{isCollected ? texts.byPickup({ place: checkout.pickup ?? '' }) : texts.byPost}</span>
              </label>
            ))}
          </div>
        )}
        {!draft.isCollected && (
          <div className={css.fields}>
            {addressFields
              .filter(({ name }) => name !== 'region' || hasRegion(draft.country))
              .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
              .map((field) => (
                <TextField
                  key={field.name}
                  {...field}
                  isOptional={
                    field.name === 'extra' ||
                    (field.name === 'postalCode' && !needsPostalCode(draft.country)) ||
                    (field.name === 'region' && !needsRegion(draft.country))
                  }
                  error={errorOf(field.name)}
                />
              ))}
            <Field {...country}>
              <div className={css.selectBox}>
                <select
                  {...controlAttributes(country)}
                  className={`${controlAttributes(country).className} ${css.select}`}
                  autoComplete="shipping country"
                  value={draft.country}
                  onChange={({ currentTarget: { value } }) => change({ country: value })}
                >
                  {asked.countries.map((code) => (
                    <option key={code} value={code}>
                      {countryName(code)}
                    </option>
                  ))}
                </select>
              </div>
            </Field>
          </div>
        )}
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{texts.more}</legend>
        <div className={css.fields}>
          {asksForCode && <DiscountCode error={errorOf('discountCode')} />}
          <Field {...note}>
            <textarea
              {...controlAttributes(note)}
              rows={3}
              value={draft.note}
              onChange={({ currentTarget: { value } }) => change({ note: value })}
            />
          </Field>
        </div>
      </fieldset>
      {asked.hasTerms && (
        <div>
          <label className={css.choice}>
            <input
              type="checkbox"
              id={fieldId('hasAgreed')}
              className={css.checkbox}
              checked={draft.hasAgreed}
              required
              aria-invalid={errorOf('hasAgreed') !== null}
              aria-describedby={errorOf('hasAgreed') === null ? undefined : errorId('hasAgreed')}
              onChange={({ currentTarget: { checked } }) => change({ hasAgreed: checked })}
            />
            <span>{rich(texts.agree, termsElement)}</span>
          </label>
          <FieldError name="hasAgreed" error={errorOf('hasAgreed')} />
        </div>
      )}
      <button type="submit" className={button.solidLarge} aria-disabled={isBusy}>
        {submitLabel}
      </button>
    </form>
  )
}
