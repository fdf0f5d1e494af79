import type { AccessibilityStatement, ContactDetails } from './shop.types.ts'

/** The owner's configuration, continued: texts and figures that only some pages load. */

/** IANA time zone of the opening hours and of every wholesale meeting. */
export const timeZone: string = 'America/New_York'

export const contact = {
  emails: [
    { label: 'Orders and questions', address: 'hello@brooklyn-parcel.example.com' },
    { label: 'Wholesale', address: 'wholesale@brooklyn-parcel.example.com' },
    { label: 'Press', address: 'press@brooklyn-parcel.example.com' },
  ],
  phone: { shown: '+1 (718) 555-0142', dialled: '+17185550142' },
  address: ['Brooklyn Parcel', '88 Carton Street, Floor 3', 'Brooklyn, NY 11201'],
  /** Local opening hours by ISO weekday, 1 is Monday; null is closed. Hours of the day, 0 to 24. */
  hours: [
    { weekday: 1, open: { from: 9, to: 18 } },
    { weekday: 2, open: { from: 9, to: 18 } },
    { weekday: 3, open: { from: 9, to: 18 } },
    { weekday: 4, open: { from: 9, to: 18 } },
    { weekday: 5, open: { from: 9, to: 18 } },
    { weekday: 6, open: { from: 10, to: 16 } },
    { weekday: 7, open: null },
  ],
  support: 'Support available 24/7',
  social: [
    { name: 'Instagram', href: 'https://example.com/instagram' },
    { name: 'Facebook', href: 'https://example.com/facebook' },
    { name: 'YouTube', href: 'https://example.com/youtube' },
    { name: 'Pinterest', href: 'https://example.com/pinterest' },
  ],
} as const satisfies ContactDetails

/**
 * In the comparison's row `Warranty` (message `compare.warranty`): for each product whose record has neither another
 * value nor perks of its own.
 */
export const warranty: string = '1 Year'

/** Under the price of every product whose record has no `perks` of its own; `text` is shown on demand. */
export const perks = [
  {
    name: 'Free Shipping (NY Only)',
    text: 'Free to every address in New York State. Elsewhere you see the cost before you pay.',
  },
  { name: `${warranty} Warranty`, text: 'What fails in normal use in that time is repaired or replaced.' },
  {
    name: '30 Day Returns',
    text: 'Send it back unused within 30 days of delivery, and you get the full price back.',
  },
] as const

/** Wholesale meetings on the home page. */
export const meetings = {
  subjects: [
    'Wholesale Inquiry',
    'Partnership Opportunities',
    'Bulk Order Discussion',
    'Product Sourcing',
    'Other Wholesale Topic',
  ],
  /** Hours of the day in the shop's zone at which a meeting can start. */
  slots: [9, 10, 11, 12, 13, 14, 15, 16, 17],
  /** True offers only slots within the opening hours of a date; false offers all on every date, by appointment. */
  withinHours: false,
  minutes: 30,
  location: 'Video meeting',
  /** The recipient of meeting requests. */
  email: 'wholesale@brooklyn-parcel.example.com',
} as const

/** For the page `/accessibility`: the totals and known gaps of `docs/accessibility.md`; a test compares them. */
export const accessibility = {
  criteria: { supports: 45, partlySupports: 0, notApplicable: 10 },
  tested: {
    on: '2026-11-23',
    words:
      'We tested it ourselves, with tools and with the screen reader Orca. Nobody from outside has checked it.',
  },
  limits: [
    'We have tried one screen reader only. NVDA, JAWS, VoiceOver, TalkBack, voice control and magnifiers may behave in other ways.',
  ],
} as const satisfies AccessibilityStatement
