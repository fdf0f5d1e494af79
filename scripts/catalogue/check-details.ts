import * as v from 'valibot'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { isDay } from '../../src/catalogue/preorder.ts'
import { openSlots } from '../../src/meeting/open-slots.ts'
import {
  check,
  email,
  entries,
  exportsOf,
  flag,
  list,
  long,
  optional,
  short,
  wholeFrom,
} from './check-fields.ts'
import { type ChosenShop, layoutOf, type ShopLayout } from './shop-layout.ts'

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

const isTimeZone = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const details = exportsOf({
  timeZone: v.optional(
    v.pipe(short, v.check(isTimeZone, 'must be an IANA time zone, for example Europe/Dublin')),
  ),
  contact: entries({
    emails: list(entries({ label: short, address: email })),
    phone: v.optional(entries({ shown: short, dialled: short })),
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
  warranty: v.optional(optional),
  perks: v.optional(list(entries({ name: short, text: long }))),
  meetings: v.optional(
    entries({
      subjects: list(short),
      slots: list(slot),
      withinHours: v.optional(flag),
      minutes: wholeFrom(1),
      location: short,
      email,
    }),
  ),
  accessibility: v.optional(
    entries({
      criteria: v.optional(
        entries({ supports: wholeFrom(0), partlySupports: wholeFrom(0), notApplicable: wholeFrom(0) }),
      ),
      tested: v.optional(
        entries({
          on: v.pipe(short, v.check(isDay, 'must be a day like 2027-03-01')),
          words: long,
        }),
      ),
      limits: v.optional(list(long)),
      email: v.optional(email),
    }),
  ),
})

type Details = v.InferOutput<typeof details>

/** What the section for meetings lacks; null for nothing. */
function faultOfMeetings({ meetings, timeZone, contact: { hours } }: Details): string | null {
  if (!meetings) return 'meetings is missing: the section `meeting` of the home page needs it'
  if (timeZone === undefined) return 'timeZone is missing: meetings are in it'
  const { subjects, slots, minutes, withinHours = false } = meetings
  if (subjects.length === 0) return 'meetings.subjects must have at least one entry'
  if (slots.length === 0) return 'meetings.slots must have at least one entry'
  if (withinHours && hours.length === 0)
    return 'contact.hours is empty, and meetings.withinHours keeps meetings within them: fill the hours, or write `withinHours: false`'
  const isOpen = hours.some(({ weekday }) => openSlots(slots, minutes, hours, weekday).length > 0)
  return withinHours && !isOpen ? 'meetings.slots must have one within the opening hours' : null
}

/** What the parts and sections of the shop lack; null for nothing. */
function faultFor({ home, parts }: ShopLayout, exported: Details): string | null {
  const { contact, timeZone } = exported
  const { emails, phone, address, hours } = contact
  const has = (kind: string) => home.some((section) => section.kind === kind)
  if ((parts.newsletter || has('newsletter')) && emails.length === 0)
    return 'contact.emails must have at least one entry: the newsletter is ordered there'
  if (has('contact')) {
    if (emails.length === 0 && !phone && address.length === 0 && hours.length === 0)
      return 'contact is empty, and the home page has a section `contact`: fill emails, phone, address or hours, or leave the section out of `home`'
    if (hours.length > 0 && timeZone === undefined) return 'timeZone is missing: the opening hours are in it'
  }
  return has('meeting') ? faultOfMeetings(exported) : null
}

/**
 * Checks the exports of `shop.details.ts` for a shop with this configuration: empty lists are fine where no section or
 * part needs them. Returns them; throws `ConfigurationError` that names the first fault.
 */
export function checkDetails(
  file: string,
  exported: unknown,
  configured: Pick<ChosenShop, 'home' | 'parts'>,
): Details {
  const checked = check(details, file, exported)
  const fault = faultFor(layoutOf(configured, true), checked)
  if (fault !== null) throw new ConfigurationError(`${file}: ${fault}.`)
  return checked
}

/** Of a `shop.details.ts` without these exports. */
export const usualDetails = { timeZone: 'UTC', warranty: '', perks: [], accessibility: {} }
