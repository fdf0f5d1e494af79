import type { AccessibilityStatement, ContactDetails } from '#shop.types.ts'

/*
 * An empty list is none: it leaves no heading behind. What no section needs can be deleted, for example `meetings`, and
 * the time zone of a shop without opening hours.
 */

/** Of the opening hours. */
export const timeZone: string = 'Europe/London'

export const contact = {
  emails: [{ label: 'Questions', address: 'hello@hearth.example.org' }],
  // `dialled` without blanks: +441632960000. Delete the line for none.
  phone: { shown: '01632 960 000', dialled: '+441632960000' },
  address: ['Hearth', '4 Mill Lane', 'Hebden Bridge'],
  // One line a day: { weekday: 1, open: { from: 9, to: 17.5 } }, where 1 is Monday and `open: null` is closed.
  hours: [],
  support: '',
  social: [],
} as const satisfies ContactDetails

/** Of every product whose record has no other: '2 years'; '' for none. */
export const warranty = ''

/** Under the price of every product: { name: 'Free returns', text: 'Within 30 days.' }; none is fine. */
export const perks = [] as const

/** For the section `meeting` of the home page, where the shop has it. */
export const meetings = {
  subjects: ['A visit'],
  slots: [9, 10, 11, 14, 15, 16],
  withinHours: true,
  minutes: 30,
  location: 'Our shop',
  email: 'hello@hearth.example.org',
} as const

/**
 * What the page /accessibility says besides the facts of the software. Write what is true of your shop, for example
 * tested: { on: '2027-03-01', words: 'We tested it ourselves, with a keyboard.' } and limits: ['Our films have no subtitles.'].
 */
export const accessibility = {} as const satisfies AccessibilityStatement
