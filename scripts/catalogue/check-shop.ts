import * as v from 'valibot'
import { isLocale } from '../../src/catalogue/import/clean-head.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { openSlots } from '../../src/meeting/open-slots.ts'
import type { ShopParts } from '../../src/shop.types.ts'
import type { ChosenShop } from './shop-layout.ts'
import { isSiteAddress } from '../site-address.ts'
import { text } from './text-schema.ts'

/** Not trimmed: the shop reads the file itself. */
const exact = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.check((value) => value === value.trim(), 'must not begin or end with a space'),
    text(longest),
  )

const short = exact(200)
const long = exact(2000)
/** A text that may be empty. */
const optional = v.union([v.literal(''), short], 'must be text')

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

const wholeFrom = (least: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be ${least} or more`),
  )

const slot = v.pipe(
  v.number('must be a number'),
  v.check(
    (value) => value >= 0 && value < 24 && Number.isInteger(value * 60),
    'must be an hour of the day, from 0 to below 24, in whole minutes',
  ),
)

const email = v.pipe(short, v.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address'))

/** Links of every page and structured data have it; in a page's folder a relative one would lead somewhere else. */
const webAddress = v.pipe(
  short,
  v.check(
    (value) => URL.canParse(value) && /^https?:\/\//i.test(value),
    'must be a whole address, for example https://example.com/our-shop',
  ),
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
  locale: v.pipe(short, v.check(isLocale, 'must be the BCP 47 tag of a known language, for example en-US')),
  prerenderedProducts: v.optional(wholeFrom(0)),
  allProductFiles: v.optional(v.boolean('must be true or false')),
  hero: entries({
    title: short,
    lead: long,
    promises: list(short),
    figures: list(entries({ value: short, label: optional })),
  }),
})

const isTimeZone = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The exports of a file; an owner may add others. */
const exportsOf = <Entries extends v.ObjectEntries>(of: Entries) => v.object(of, () => 'is missing')

const kinds = ['hero', 'products', 'testimonials', 'contact', 'meeting'] as const

const home = v.pipe(
  list(entries({ kind: v.picklist(kinds, `must be one of ${kinds.join(', ')}`) })),
  v.check(
    (sections) => new Set(sections.map(({ kind }) => kind)).size === sections.length,
    'has two sections of one kind: each can be there once',
  ),
  v.check(
    (sections) => sections.some(({ kind }) => kind === 'products'),
    'must have a section of the kind products',
  ),
)

const isOn = v.optional(v.boolean('must be true or false'))

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

const configExports = exportsOf({
  home: v.optional(home),
  parts: v.optional(parts),
  shop: configSchema,
  cartScope: v.picklist(['page', 'device'], 'must be page or device'),
})

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
    withinHours: v.optional(v.boolean('must be true or false')),
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
