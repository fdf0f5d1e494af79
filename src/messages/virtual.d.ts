/** The language of the shop: made by `scripts/vite/messages-plugin.ts` from the catalogue's locale. */
declare module 'virtual:locale' {
  import type { CountPattern } from '#messages/format.ts'
  import type { HourPattern } from '#messages/format-hour.ts'

  export const language: string
  export const locale: string
  export const direction: 'ltr' | 'rtl'
  export const counts: CountPattern
  export const hours: HourPattern
}

/** The week of the shop's locale, `Week` in `src/messages/format.ts`; made by the same plugin. */
declare module 'virtual:week' {
  import type { Week } from '#messages/format.ts'

  export const firstDay: Week['firstDay']
  export const names: Week['names']
  export const shortNames: Week['shortNames']
}
