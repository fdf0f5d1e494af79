import * as v from 'valibot'
import { isLocale } from '../src/catalogue/import/clean-head.ts'
import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'
import type { ShopConfig } from '../src/shop.types.ts'
import { isSiteAddress } from './site-address.ts'
import { text } from './text-schema.ts'

const short = text(200)
const long = text(2000)

const entries = <Entries extends v.ObjectEntries>(of: Entries) =>
  v.strictObject(of, (issue) => {
    if (!issue.path) return 'must be an object'
    return issue.expected === 'never' ? 'is not a known field' : 'is missing'
  })

const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list')
const filled = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(list(item), v.minLength(1, 'must have at least one entry'))

const hour = v.pipe(
  v.number('must be a number'),
  v.check(
    (value) => value >= 0 && value <= 24 && Number.isInteger(value * 2),
    'must be an hour of the day, 0 to 24, in halves',
  ),
)

const count = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
)

const email = v.pipe(short, v.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address'))

const configSchema = entries({
  catalogue: short,
  source: v.optional(
    entries({
      kind: v.literal('http', 'must be http'),
      url: short,
      prerendered: v.optional(count),
    }),
  ),
  name: short,
  tagline: short,
  siteUrl: v.pipe(
    short,
    v.check(isSiteAddress, 'must be like https://shop.example or https://host.example/shop'),
  ),
  locale: v.pipe(short, v.check(isLocale, 'must be the BCP 47 tag of a known language, for example en-US')),
  prerenderedProducts: v.optional(count),
  hero: entries({
    title: short,
    lead: long,
    promises: list(short),
    figures: list(entries({ value: short, label: short })),
  }),
})

const isTimeZone = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The exports of `shop.details.ts`. */
const detailsSchema = entries({
  timeZone: v.pipe(short, v.check(isTimeZone, 'must be an IANA time zone, for example Europe/Dublin')),
  contact: entries({
    emails: filled(entries({ label: short, address: email })),
    phone: entries({ shown: short, dialled: short }),
    address: list(short),
    hours: list(
      entries({
        weekday: v.pipe(count, v.maxValue(7, 'must be 1 (Monday) to 7')),
        name: short,
        open: v.nullable(
          v.pipe(
            entries({ from: hour, to: hour }),
            v.check(({ from, to }) => from < to, 'must end after it begins'),
          ),
        ),
      }),
    ),
    support: short,
    social: list(entries({ name: short, href: short })),
  }),
  warranty: short,
  perks: list(entries({ name: short, text: long })),
  meetings: entries({
    subjects: filled(short),
    slots: filled(hour),
    minutes: count,
    location: short,
    email,
  }),
})

function check(schema: v.GenericSchema, file: string, value: unknown): void {
  const parsed = v.safeParse(schema, value, { abortEarly: true })
  if (parsed.success) return
  const [issue] = parsed.issues
  throw new ConfigurationError(`${file}: ${v.getDotPath(issue) ?? 'its export'} ${issue.message}.`)
}

/** Checks the `shop` of this file. Throws `ConfigurationError` that names the first fault. */
export const checkConfig = (file: string, shop: ShopConfig): void => check(configSchema, file, shop)

/** Checks the exports of this file. Throws `ConfigurationError` that names the first fault. */
export const checkDetails = (file: string, details: unknown): void => check(detailsSchema, file, details)
