import * as v from 'valibot'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { openSlots } from '../../src/meeting/open-slots.ts'
import type { ShopParts } from '../../src/shop.types.ts'
import type { ChosenShop } from './shop-layout.ts'
import { isSiteAddress } from '../site-address.ts'
import { checkoutSchema, pricesSchema, shippingSchema } from './check-checkout.ts'
import { homeSchema } from './check-home.ts'
import { email, entries, exact, filled, flag, list, short, wholeFrom } from './check-fields.ts'
import { isLanguageTag } from './shop-languages.ts'

const long = exact(2000)
/** A text that may be empty. */
const optional = v.union([v.literal(''), short], 'must be text')

const hour = v.pipe(
  v.number('must be a number'),
  v.check(
    (value) => value >= 0 && value <= 24 && Number.isInteger(value * 2),
    'must be an hour of the day, 0 to 24, in halves',
  ),
)

const slot = v.pipe(
  v.number('must be a number'),
  v.check(
    (value) => value >= 0 && value < 24 && Number.isInteger(value * 60),
    'must be an hour of the day, from 0 to below 24, in whole minutes',
  ),
)

/** Links of every page and structured data have it; in a page's folder a relative one would lead somewhere else. */
const webAddress = v.pipe(
  short,
  v.check(
    (value) => URL.canParse(value) && /^https?:\/\//i.test(value),
    'must be a whole address, for example https://example.com/our-shop',
  ),
)

const languageTag = v.pipe(
  short,
  v.check(isLanguageTag, 'must be the BCP 47 tag of a known language, for example de or pt-BR'),
)

const configSchema = entries({
  catalogue: short,
  source: v.optional(
    entries({
      kind: v.literal('http', 'must be http'),
      url: short,
      prerendered: v.optional(wholeFrom(0)),
    }),
  ),
  name: short,
  tagline: optional,
  siteUrl: v.pipe(
    short,
    v.check(isSiteAddress, 'must be like https://shop.example or https://host.example/shop'),
  ),
  languages: v.optional(
    v.pipe(
      filled(languageTag),
      v.check((all) => new Set(all).size === all.length, 'must not name a language twice'),
    ),
  ),
  prerenderedProducts: v.optional(wholeFrom(0)),
  allProductFiles: v.optional(flag),
  lowStock: v.optional(
    v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(0, 'must be 0 or more'),
    ),
  ),
  hero: entries({
    title: short,
    lead: long,
    promises: list(short),
    figures: list(entries({ value: short, label: optional })),
  }),
  checkout: v.optional(checkoutSchema),
  prices: v.optional(pricesSchema),
  shipping: v.optional(shippingSchema),
})

/** Whether a shop, whose fields are checked, has a page for orders. */
const hasOrders = ({ checkout }: { readonly checkout?: unknown }) =>
  typeof checkout === 'object' && checkout !== null && 'kind' in checkout && checkout.kind !== 'notice'

const isTimeZone = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The exports of a file; an owner may add others. */
const exportsOf = <Entries extends v.ObjectEntries>(of: Entries) => v.object(of, () => 'is missing')

const isOn = v.optional(flag)

const parts = entries({
  saved: isOn,
  compare: isOn,
  newsletter: isOn,
  share: isOn,
  reviews: isOn,
  voiceNumbers: isOn,
  lab: isOn,
  signIn: isOn,
  accessibility: isOn,
} satisfies Record<keyof ShopParts, unknown>)

const configExports = v.pipe(
  exportsOf({
    home: v.optional(homeSchema),
    parts: v.optional(parts),
    shop: configSchema,
    cartScope: v.picklist(['page', 'device'], 'must be page or device'),
  }),
  v.forward(
    v.check(
      ({ shop, cartScope }) => cartScope === 'device' || !hasOrders(shop),
      'must be device where the shop has a checkout: the page of the order reads the cart of the others',
    ),
    ['cartScope'],
  ),
)

const details = exportsOf({
  timeZone: v.pipe(short, v.check(isTimeZone, 'must be an IANA time zone, for example Europe/Dublin')),
  contact: entries({
    emails: filled(entries({ label: short, address: email })),
    phone: entries({ shown: short, dialled: short }),
    address: list(optional),
    hours: list(
      entries({
        weekday: v.pipe(wholeFrom(1), v.maxValue(7, 'must be 1 (Monday) to 7')),
        open: v.nullable(
          v.pipe(
            entries({ from: hour, to: hour }),
            v.check(({ from, to }) => from < to, 'must end after it begins'),
          ),
        ),
      }),
    ),
    support: optional,
    social: list(entries({ name: short, href: webAddress })),
  }),
  warranty: short,
  perks: list(entries({ name: short, text: long })),
  meetings: entries({
    subjects: filled(short),
    slots: filled(slot),
    withinHours: v.optional(flag),
    minutes: wholeFrom(1),
    location: short,
    email,
  }),
})

const detailsExports = v.pipe(
  details,
  v.forward(
    v.check(
      ({ contact: { hours }, meetings: { slots, minutes, withinHours = false } }) =>
        !withinHours || hours.some(({ weekday }) => openSlots(slots, minutes, hours, weekday).length > 0),
      'must have one within the opening hours',
    ),
    ['meetings', 'slots'],
  ),
)

function check(schema: v.GenericSchema, file: string, value: unknown): void {
  const parsed = v.safeParse(schema, value, { abortEarly: true })
  if (parsed.success) return
  const [issue] = parsed.issues
  throw new ConfigurationError(`${file}: ${v.getDotPath(issue) ?? 'it'} ${issue.message}.`)
}

/** Checks the exports of `shop.config.ts`. Throws `ConfigurationError` that names the first fault. */
export function checkConfig(file: string, exported: unknown): asserts exported is ChosenShop {
  check(configExports, file, exported)
}

/** The same for `shop.details.ts`. */
export const checkDetails = (file: string, exported: unknown): void => check(detailsExports, file, exported)
