import * as v from 'valibot'
import { isLocalAddress } from '../site-address.ts'
import { countryFault } from './country-fault.ts'
import { email, entries, exact, filled, flag, short } from './check-fields.ts'

const isHttps = (value: string) => URL.canParse(value) && /^https:\/\/[^\s#]+$/i.test(value)

const httpsAddress = v.pipe(
  exact(500),
  v.check(isHttps, 'must be a whole address that begins with https://, without #'),
)

/** The address that orders are sent to: on the owner's machine they can be tried. */
const orderAddress = v.pipe(
  exact(500),
  v.check(
    (value) => isHttps(value) || (isLocalAddress(value) && URL.canParse(value) && !/[\s#]/.test(value)),
    'must be a whole address that begins with https://, or with http://localhost to try it, without #',
  ),
)

const shopAddress = v.pipe(
  httpsAddress,
  v.check(
    (value) => !value.endsWith('/') && !value.includes('?'),
    'must not end with a slash nor have a question mark, for example https://our-shop.myshopify.com',
  ),
)

/** A page of the shop itself, or of another site. */
const pageAddress = v.pipe(
  short,
  v.check(
    (value) => /^\/(?![/\\])\S*$/.test(value) || isHttps(value),
    'must be a path of this shop, for example /terms, or begin with https://',
  ),
)

/** By the SKU or the product's id; `id` is that of the target. */
const targetIds = (id: v.GenericSchema) =>
  v.pipe(
    v.record(v.string(), id, 'must be SKUs or product ids with what they are there'),
    v.check((ids) => Object.keys(ids).length > 0, 'must have at least one entry'),
  )

const digits = (what: string) =>
  v.pipe(v.string(`must be ${what} in quotation marks`), v.regex(/^\d{1,20}$/, `must be ${what}`))

const options = {
  terms: v.optional(pageAddress),
  pickup: v.optional(short),
  discountCodes: v.optional(flag),
}

const formOptions = {
  ...options,
  contact: v.optional(v.picklist(['email', 'phone', 'both'], 'must be email, phone or both')),
  payment: v.optional(short),
}

const formKinds = ['email', 'whatsapp', 'form']
const onlyOfForms = v.optional(
  v.never(`needs a form, which the checkouts ${formKinds.join(', ')} alone have: leave it out`),
)
const withoutForm = v.object({ contact: onlyOfForms, payment: onlyOfForms })

const kinds: Readonly<Record<string, v.GenericSchema>> = {
  notice: entries({ kind: v.literal('notice') }),
  email: entries({ kind: v.literal('email'), address: email, ...formOptions }),
  whatsapp: entries({
    kind: v.literal('whatsapp'),
    phone: v.pipe(
      short,
      v.regex(/^[1-9]\d{6,14}$/, 'must be digits with the country code, for example 4915112345678'),
    ),
    ...formOptions,
  }),
  form: entries({ kind: v.literal('form'), url: orderAddress, ...formOptions }),
  'stripe-links': entries({ kind: v.literal('stripe-links'), links: targetIds(httpsAddress), ...options }),
  shopify: entries({
    kind: v.literal('shopify'),
    url: shopAddress,
    variants: targetIds(digits('the number of a variant')),
    ...options,
  }),
  woocommerce: entries({
    kind: v.literal('woocommerce'),
    url: shopAddress,
    products: targetIds(digits('the number of a product or variation')),
    ...options,
  }),
  link: entries({ kind: v.literal('link'), url: httpsAddress, ...options }),
}

const names = Object.keys(kinds).join(', ')

/** `checkout`; chooses the schema by its kind, so that a fault is that of the one field. */
export const checkoutSchema = v.lazy((value) => {
  const kind: unknown =
    typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
  const known = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!known)
    return v.object(
      { kind: v.picklist(Object.keys(kinds), `must be one of ${names}`) },
      `must have a kind, one of ${names}`,
    )
  return formKinds.includes(String(kind)) ? known : v.intersect([withoutForm, known])
})

export const pricesSchema = entries({ tax: short, shipping: v.optional(pageAddress) })

const amount = v.pipe(
  v.number('must be a number'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(1_000_000_000, 'must be at most 1000000000'),
)

const steps = v.pipe(
  filled(entries({ from: amount, cost: amount })),
  v.check(([first]) => first?.from === 0, 'must begin with a step from 0'),
  v.check(
    (all) => all.every(({ from }, index) => index === 0 || from > Number(all[index - 1]?.from)),
    'must each begin above the one before',
  ),
)

/** Countries that are there more than once: only their first zone would count. */
const repeated = (zones: readonly { readonly countries: readonly string[] }[]): Set<string> =>
  new Set(zones.flatMap(({ countries }) => countries).filter((code, at, all) => all.indexOf(code) !== at))

export const shippingSchema = entries({
  by: v.picklist(['sum', 'weight'], 'must be sum or weight'),
  zones: v.pipe(
    filled(
      entries({
        countries: filled(
          v.pipe(
            short,
            v.check(
              (code) => countryFault(code) === null,
              ({ input }) => `must be a country’s two capital letters: ${countryFault(input)}`,
            ),
          ),
        ),
        steps,
      }),
    ),
    v.check(
      (zones) => repeated(zones).size === 0,
      ({ input }) => `must name each country once, and ${[...repeated(input)].join(', ')} is there again`,
    ),
  ),
  showsFreeShipping: v.optional(flag),
})
