import type { ContactDetails } from '#shop.types.ts'

export const contact = {
  emails: [{ label: 'お問い合わせ', address: 'info@bungu.example.org' }],
  address: [],
  hours: [],
  support: '',
  social: [],
} as const satisfies ContactDetails
