/** The owner's configuration, continued: texts and figures that only some pages load. */

/** Applies to every product unless its record has another value. */
export const warranty = '1 Year'

/** Under every product's price; `text` is shown on demand. */
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
  minutes: 30,
  location: 'Video meeting',
  /** The recipient of meeting requests. */
  email: 'wholesale@brooklyn-parcel.example.com',
} as const
