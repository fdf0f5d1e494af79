/*
 * Modules that `scripts/vite/shop-plugin.ts` creates from the owner's configuration and the folder `pages`.
 */

/** No module: the build writes these constants in place of their imports. */
declare module 'virtual:shop/parts' {
  /** Of the pages with one address each: `pagesWith` in `src/site/pages.ts`. */
  export const pagePaths: readonly string[]
  /** The owner's configuration (`#shop`) is fetched with the parts that need more of it. */
  export const shopName: string
  export const hasHeroSection: boolean
  export const hasTestimonialsSection: boolean
  export const hasContactSection: boolean
  export const hasMeetingSection: boolean
  /** Of those with texts of their own: any of the four. */
  export const hasOwnSections: boolean
  export const hasRowSection: boolean
  export const hasTilesSection: boolean
  export const hasTextSection: boolean
  export const hasNewsletterSection: boolean
  export const hasSaved: boolean
  export const hasCompare: boolean
  export const hasNewsletter: boolean
  export const hasShare: boolean
  export const hasReviews: boolean
  export const hasVoiceNumbers: boolean
  export const hasLab: boolean
  export const hasSignIn: boolean
  export const hasAccessibility: boolean
  /** Whether the shop is built in several languages that link to each other. */
  export const hasLanguages: boolean
  /** Whether the header of a wide window, too, has no room for the categories among its links. */
  export const hasCategoriesMenu: boolean
  /** Whether the owner has pages of texts. */
  export const hasTextPages: boolean
}

/** Apart from the parts: only the home page needs it. */
declare module 'virtual:shop/home' {
  import type { HomeSection, ShopConfig } from '#shop.types.ts'

  export const home: readonly Pick<HomeSection, 'kind'>[]
  export const hero: ShopConfig['hero']
}

/** The sections with texts of their own, by their position in `home`; null for the others. */
declare module 'virtual:shop/sections' {
  import type { BuiltSection } from '#home/built-section.ts'

  export const sections: readonly (BuiltSection | null)[]
}

/** Of the owner's pages of texts. Apart from their links (`src/text-pages/virtual.d.ts`): boot knows the path of every page. */
declare module 'virtual:shop/text-page-paths' {
  export const textPagePaths: readonly `/${string}`[]
}
