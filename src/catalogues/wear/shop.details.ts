import type { ContactDetails } from '#shop.types.ts'

export const timeZone: string = 'Europe/Berlin'

export const contact = {
  emails: [{ label: 'Bestellungen und Fragen', address: 'hallo@fadenlauf.example.com' }],
  phone: { shown: '+49 341 555 0142', dialled: '+493415550142' },
  address: ['Fadenlauf', 'Spinnereigasse 7', '04179 Leipzig'],
  hours: [
    { weekday: 1, open: null },
    { weekday: 2, open: { from: 11, to: 19 } },
    { weekday: 3, open: { from: 11, to: 19 } },
    { weekday: 4, open: { from: 11, to: 19 } },
    { weekday: 5, open: { from: 11, to: 19 } },
    { weekday: 6, open: { from: 10, to: 16 } },
    { weekday: 7, open: null },
  ],
  support: 'Wir antworten innerhalb eines Werktags',
  social: [{ name: 'Instagram', href: 'https://example.com/instagram' }],
} as const satisfies ContactDetails

export const warranty = '2 Jahre'

export const perks = [
  { name: 'Versandkostenfrei ab 80 €', text: 'Innerhalb Deutschlands; darunter kostet der Versand 4,90 €.' },
  {
    name: 'Reparatur',
    text: 'Aufgegangene Nähte und fehlende Knöpfe richten wir zwei Jahre lang kostenlos.',
  },
  { name: '30 Tage Rückgabe', text: 'Ungetragen und mit Etikett, auch im Laden in Leipzig.' },
] as const

export const meetings = {
  subjects: ['Anprobe im Laden'],
  slots: [11, 12, 14, 15, 16],
  withinHours: true,
  minutes: 30,
  location: 'Laden in Leipzig',
  email: 'hallo@fadenlauf.example.com',
} as const
