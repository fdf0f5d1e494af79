/** The languages that a shop is built in: made by `scripts/vite/languages-plugin.ts`. */
declare module 'virtual:languages' {
  /** False for a shop of one language, whose build then contains nothing of the others. */
  export const hasLanguages: boolean
  /** BCP 47: of this build. */
  export const current: string
  /** All of them, the main one first; empty for a shop of one. */
  export const languages: readonly {
    /** BCP 47. */
    readonly tag: string
    /** In its own words: `Deutsch`. */
    readonly name: string
    readonly direction: 'ltr' | 'rtl'
    /** The path of its home page, with a slash at the end. */
    readonly base: string
  }[]
}

/** The parts of a shop in several languages; null for a shop of one, which then has nothing of their code. */
declare module 'virtual:language-parts' {
  import type { ComponentType } from 'react'

  export const LanguageMenu: typeof import('./language-menu.tsx').LanguageMenu | null
  export const LanguageOffer: ComponentType | null
}

/** The words of the other languages: all that a build has of them. */
declare module 'virtual:language-offers' {
  /** By language. */
  export const offers: Readonly<Record<string, { readonly text: string; readonly close: string }>>
}
