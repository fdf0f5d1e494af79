/**
 * The shop's language, and all that follows from it: made by `scripts/vite/language-plugin.ts` from the catalogue's locale.
 * A chunk contains only the values that it uses.
 */
declare module 'virtual:language' {
  import type { CountPattern, Week } from '#messages/format.ts'
  import type { HourPattern } from '#messages/format-hour.ts'

  export const language: string
  export const locale: string
  export const direction: 'ltr' | 'rtl'
  export const counts: CountPattern
  export const hours: HourPattern

  export const firstDay: Week['firstDay']
  export const weekdayNames: Week['weekdayNames']
  export const shortWeekdayNames: Week['shortWeekdayNames']
  /** The zone of the opening hours and meetings, in a sentence: 'New York', 'Mitteleuropäische Zeit'. */
  export const zoneName: string

  /** All languages that the shop is built in, the main one first; empty for a shop of one. */
  export const languages: readonly {
    /** BCP 47. */
    readonly tag: string
    /** In its own words: `Deutsch`. */
    readonly name: string
    readonly direction: 'ltr' | 'rtl'
    /** The path of its home page, with a slash at the end. */
    readonly base: string
    /** Paths of the owner's pages that another language has, and this one does not. */
    readonly missingPages: readonly string[]
  }[]
  /** The tag of this build among them. */
  export const currentTag: string
  /** The words that offer another language in that language, by its tag: all that a build has of the others. */
  export const languageOffers: Readonly<Record<string, { readonly text: string; readonly close: string }>>
}
