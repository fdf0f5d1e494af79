interface CartConfig {
  /**
   * `page`: each page has a cart of its own, which is discarded when the visitor leaves the page (the specification).
   * `device`: one cart for all pages and tabs, stored in this browser.
   */
  readonly kept: 'page' | 'device'
}

const cart: CartConfig = { kept: 'page' }

/** IANA time zone of the opening hours and of every wholesale meeting. */
const timeZone = 'America/New_York'

/**
 * The owner's configuration: texts and figures that shoppers see and that are not products. Every page loads it; what
 * only one page needs is in `shop.details.ts`.
 */
export const shop = {
  name: 'Brooklyn Parcel',
  tagline: 'Good things, well packed.',
  /**
   * The shop's public address, with a path where it shares its host: `https://host.example/shop`. Every address of the
   * shop starts with it. No slash at the end. The environment variable SITE_URL overrides it.
   */
  siteUrl: 'https://brooklyn-parcel.example.com',
  locale: 'en-US',
  timeZone,
  /** 'New York': the name of the zone in sentences. */
  zoneName: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' '),
  emails: [
    { label: 'Orders and questions', address: 'hello@brooklyn-parcel.example.com' },
    { label: 'Wholesale', address: 'wholesale@brooklyn-parcel.example.com' },
    { label: 'Press', address: 'press@brooklyn-parcel.example.com' },
  ],
  phone: { shown: '+1 (718) 555-0142', dialled: '+17185550142' },
  address: ['Brooklyn Parcel', '88 Carton Street, Floor 3', 'Brooklyn, NY 11201'],
  /** Local opening hours by ISO weekday, 1 is Monday; null is closed. Hours of the day, 0 to 24. */
  hours: [
    { weekday: 1, name: 'Monday', open: { from: 9, to: 18 } },
    { weekday: 2, name: 'Tuesday', open: { from: 9, to: 18 } },
    { weekday: 3, name: 'Wednesday', open: { from: 9, to: 18 } },
    { weekday: 4, name: 'Thursday', open: { from: 9, to: 18 } },
    { weekday: 5, name: 'Friday', open: { from: 9, to: 18 } },
    { weekday: 6, name: 'Saturday', open: { from: 10, to: 16 } },
    { weekday: 7, name: 'Sunday', open: null },
  ],
  support: 'Support available 24/7',
  social: [
    { name: 'Instagram', href: 'https://example.com/instagram' },
    { name: 'Facebook', href: 'https://example.com/facebook' },
    { name: 'YouTube', href: 'https://example.com/youtube' },
    { name: 'Pinterest', href: 'https://example.com/pinterest' },
  ],
  hero: {
    title: 'Good things, well packed.',
    lead: 'An online shopping platform for high quality goods, from headphones to houseplants.',
    promises: ['Free shipping within New York', 'Easy and fast delivery', 'High quality goods'],
    /** Fixed marketing figures. */
    figures: [
      { value: '10,000+', label: 'most popular product' },
      { value: '50,000+', label: 'happy customers' },
      { value: '4.9/5', label: 'average rating' },
    ],
  },
  cart,
} as const
