/** The language of the shop: made by `scripts/vite/messages-plugin.ts` from the catalogue's locale. */
declare module 'virtual:locale' {
  import type { CountPattern, HourPattern } from '#messages/format.ts'

  export const language: string
  export const locale: string
  export const direction: 'ltr' | 'rtl'
  export const counts: CountPattern
  export const hours: HourPattern
}
