import type { ContactDetails } from '#shop.types.ts'

export const timeZone: string = 'Europe/Dublin'

export const contact = {
  emails: [
    { label: 'Orders and questions', address: 'hello@parcel-and-leaf.example.com' },
    { label: 'Wholesale', address: 'wholesale@parcel-and-leaf.example.com' },
  ],
  phone: { shown: '+353 1 555 0142', dialled: '+35315550142' },
  address: ['Parcel & Leaf', '12 Chimney Lane', 'Dublin 7'],
  hours: [
    { weekday: 1, open: null },
    { weekday: 2, open: { from: 10, to: 18 } },
    { weekday: 3, open: { from: 10, to: 18 } },
    { weekday: 4, open: { from: 10, to: 20 } },
    { weekday: 5, open: { from: 10, to: 18 } },
    { weekday: 6, open: { from: 9, to: 17 } },
    { weekday: 7, open: null },
  ],
  support: 'We answer within a day',
  social: [{ name: 'Instagram', href: 'https://example.com/instagram' }],
} as const satisfies ContactDetails

export const warranty = '30 Days'

export const perks = [
  { name: 'Free Delivery in Dublin', text: 'Elsewhere you see the cost before you pay.' },
  { name: 'Fresh Leaves', text: 'Tins are filled in the week in which they are sent.' },
  { name: '30 Day Returns', text: 'Unopened tins and unused ware come back within 30 days of delivery.' },
] as const

export const meetings = {
  subjects: ['Wholesale Inquiry', 'Tea for an Office', 'Other Wholesale Topic'],
  slots: [10, 11, 12, 14, 15, 16],
  withinHours: true,
  minutes: 30,
  location: 'Video meeting',
  email: 'wholesale@parcel-and-leaf.example.com',
} as const
