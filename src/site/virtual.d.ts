/*
 * Modules that `scripts/vite/shop-plugin.ts` creates from `home` and `parts` of the owner's configuration.
 */

/** One export each, so that the bundler inlines them. */
declare module 'virtual:shop/parts' {
  export const hasHeroSection: boolean
  export const hasTestimonialsSection: boolean
  export const hasContactSection: boolean
  export const hasMeetingSection: boolean
  export const hasSaved: boolean
  export const hasCompare: boolean
  export const hasNewsletter: boolean
  export const hasShare: boolean
  export const hasReviews: boolean
  export const hasVoiceNumbers: boolean
  export const hasLab: boolean
  export const hasSignIn: boolean
  export const hasAccessibility: boolean
}

/** Apart from the parts: only the home page needs it. */
declare module 'virtual:shop/home' {
  import type { HomeSection } from '#shop.types.ts'

  export const home: readonly HomeSection[]
}
