import type { AccessibilityStatement, ContactDetails } from '#shop.types.ts'

export const timeZone: string = 'Africa/Cairo'

export const contact = {
  emails: [{ label: 'خدمة العملاء', address: 'hello@attar.example.org' }],
  phone: { shown: '+20 2 5550 1234', dialled: '+20255501234' },
  address: ['عطار المدينة', 'شارع المعز ٥', 'القاهرة'],
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: weekday === 5 ? null : { from: 10, to: 22 } })),
  support: 'نرد خلال يوم عمل',
  social: [{ name: 'Instagram', href: 'https://example.org/attar' }],
} as const satisfies ContactDetails

export const warranty = ''

export const perks = [{ name: 'توصيل سريع', text: 'خلال يومين داخل القاهرة.' }] as const

export const accessibility = {} as const satisfies AccessibilityStatement
