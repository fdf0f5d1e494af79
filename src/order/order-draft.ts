import * as texts from 'virtual:messages/order'
import * as v from 'valibot'
import { checkEmail } from '#address/email-address.ts'
import { formatCount } from '#ui/format-count.ts'
import { needsPostalCode } from './postal-codes.ts'
import { hasRegion, needsRegion } from './regions.ts'

/** However long: `draftErrors` says what is too long, and nothing typed is lost. */
const text = v.fallback(v.string(), '')
const flag = v.fallback(v.boolean(), false)

const draftSchema = v.object({
  name: text,
  email: text,
  phone: text,
  isCollected: flag,
  street: text,
  extra: text,
  postalCode: text,
  city: text,
  /** State, province or the like. */
  region: text,
  /** ISO 3166. */
  country: text,
  note: text,
  discountCode: text,
  hasAgreed: flag,
  /** The number of the order whose message was prepared with these details; empty before. */
  preparedFor: text,
  /** What was sent last, with its idempotency key: the typed details, and the whole body, as JSON; null before. */
  sent: v.fallback(v.nullable(v.object({ key: v.string(), details: v.string(), body: v.string() })), null),
})

/** The content of the form, as typed. */
export type OrderDraft = Readonly<v.InferOutput<typeof draftSchema>>

export type OrderField = Exclude<keyof OrderDraft, 'sent'>

export const emptyOrderDraft: OrderDraft = v.getFallbacks(draftSchema)

const contactFields = ['name', 'email', 'phone'] as const
const addressFields = ['street', 'extra', 'postalCode', 'city', 'region'] as const
const lastFields = ['country', 'discountCode', 'note'] as const

/** The names of the form's text fields. */
export const textFields = [...contactFields, ...addressFields, ...lastFields] as const

/** Characters; those of `order-request.ts`. */
const longest = [
  ['name', 100],
  ['phone', 40],
  ['street', 200],
  ['extra', 200],
  ['postalCode', 20],
  ['city', 100],
  ['region', 100],
  ['note', 2000],
  ['discountCode', 100],
] as const

/** A draft from any stored value: valid fields are kept, the others are empty. Never throws. */
export function parseOrderDraft(value: unknown): OrderDraft {
  const parsed = v.safeParse(draftSchema, value)
  return parsed.success ? parsed.output : emptyOrderDraft
}

/** What the shop asks for. */
export interface AskedFields {
  /** ISO 3166. */
  readonly countries: readonly string[]
  readonly hasPickup: boolean
  readonly hasTerms: boolean
  /** What an order needs. */
  readonly contact: 'email' | 'phone' | 'both'
}

/** Whether the form can be sent without this one. */
export const isOptionalContact = (field: OrderField, { contact }: Pick<AskedFields, 'contact'>): boolean =>
  (field === 'email' && contact === 'phone') || (field === 'phone' && contact === 'email')

/** ISO 3166, by the data of Google's libaddressinput: addresses that go from the large to the small. */
const largeFirst = 'CN JP KR TW'

/**
 * The fields in the order of the form. Addresses go as in the country that the shop sends to first: another one that is
 * chosen moves no field.
 */
export const formOrder = ([first = '']: readonly string[]): readonly OrderField[] => [
  ...contactFields,
  ...(largeFirst.split(' ').includes(first)
    ? (['postalCode', 'region', 'city', 'street', 'extra'] as const)
    : addressFields),
  ...lastFields,
  'hasAgreed',
]

/** In the order of the form. */
export type OrderErrors = readonly { readonly field: OrderField; readonly message: string }[]

/** Niue has the shortest phone numbers. */
const leastPhoneDigits = 4

/** How many digits of any script a text has. Every postal code has one. */
const digitsOf = (typed: string): number => typed.match(/\p{Nd}/gu)?.length ?? 0

/** An order that is collected has no address. */
const isOfAddress = (field: OrderField) => field === 'country' || addressFields.some((one) => one === field)

/** What is missing or wrong in the fields that the form has, one message a field. */
export function draftErrors(draft: OrderDraft, asked: AskedFields): OrderErrors {
  const { countries, hasTerms } = asked
  const needed = (field: OrderField, message: string) =>
    String(draft[field]).trim() === '' ? [{ field, message }] : []
  const isLeftOut = (field: 'email' | 'phone') =>
    isOptionalContact(field, asked) && draft[field].trim() === ''
  const email = checkEmail(draft.email)
  const found = [
    ...needed('name', texts.enterName),
    ...(email.ok || isLeftOut('email') ? [] : [{ field: 'email' as const, message: email.message }]),
    ...(isLeftOut('phone') || digitsOf(draft.phone) >= leastPhoneDigits
      ? []
      : [
          {
            field: 'phone' as const,
            message: isOptionalContact('phone', asked) ? texts.enterPhone : texts.enterNeededPhone,
          },
        ]),
    ...needed('street', texts.enterStreet),
    ...(needsPostalCode(draft.country) && digitsOf(draft.postalCode) === 0
      ? [{ field: 'postalCode' as const, message: texts.enterPostalCode }]
      : []),
    ...needed('city', texts.enterCity),
    ...(needsRegion(draft.country) ? needed('region', texts.enterRegion) : []),
    ...(countries.includes(draft.country)
      ? []
      : [{ field: 'country' as const, message: texts.chooseCountry }]),
    ...(hasTerms && !draft.hasAgreed ? [{ field: 'hasAgreed' as const, message: texts.agreeFirst }] : []),
  ]
  const isInForm = (field: OrderField) =>
    !(draft.isCollected && isOfAddress(field)) && (field !== 'region' || hasRegion(draft.country))
  const order = formOrder(countries)
  const tooLong = longest.flatMap(([field, most]) =>
    draft[field].trim().length > most ? [{ field, message: texts.tooLong({ most: formatCount(most) }) }] : [],
  )
  const others = found.filter(({ field }) => !tooLong.some((one) => one.field === field))
  return [...others, ...tooLong]
    .filter(({ field }) => isInForm(field))
    .toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
}
