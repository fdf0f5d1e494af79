import type { AccessibilityStatement, ContactDetails } from '#shop.types.ts'

export const timeZone: string = 'Europe/Berlin'

export const contact = {
  emails: [{ label: 'Fragen', address: 'hallo@voltkontor.example.org' }],
  phone: { shown: '0421 555 017', dialled: '+49421555017' },
  address: ['Voltkontor', 'Langenstraße 3', '28195 Bremen'],
  hours: [
    { weekday: 1, open: { from: 10, to: 18 } },
    { weekday: 2, open: { from: 10, to: 18 } },
    { weekday: 3, open: null },
    { weekday: 4, open: { from: 10, to: 18.5 } },
    { weekday: 5, open: { from: 10, to: 18 } },
    { weekday: 6, open: null },
    { weekday: 7, open: null },
  ],
  support: 'Antwort am selben Tag',
  social: [{ name: 'Mastodon', href: 'https://example.org/@voltkontor' }],
} as const satisfies ContactDetails

export const warranty = '3 Jahre'

export const perks = [{ name: 'Reparatur', text: 'In unserer Werkstatt, drei Jahre kostenlos.' }] as const

export const meetings = {
  subjects: ['Beratung im Laden'],
  slots: [10, 11, 14],
  withinHours: true,
  minutes: 30,
  location: 'Langenstraße 3, Bremen',
  email: 'hallo@voltkontor.example.org',
} as const

export const accessibility = {
  tested: { on: '2026-11-20', words: 'Wir haben den Laden selbst mit der Tastatur geprüft.' },
  limits: ['Unsere Videos haben noch keine Untertitel.'],
} as const satisfies AccessibilityStatement
