import type { ContactDetails } from '#shop.types.ts'

export const timeZone: string = 'Europe/Dublin'

export const contact = {
  emails: [{ label: 'Questions', address: 'hello@two-cups.example.com' }],
  phone: { shown: '+353 1 555 0143', dialled: '+35315550143' },
  address: ['Two Cups', 'Dublin 7'],
  hours: [{ weekday: 1, open: { from: 9, to: 18 } }],
  support: 'Ask us on Mondays',
  social: [],
} as const satisfies ContactDetails

export const warranty = 'Two years'

export const perks = [{ name: 'Free of lead', text: 'Every glaze is tested.' }] as const

export const meetings = {
  subjects: ['A large order'],
  slots: [10, 11],
  minutes: 30,
  location: 'Video meeting',
  email: 'hello@two-cups.example.com',
} as const
