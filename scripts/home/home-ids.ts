// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import type { HomeSection } from '../../src/shop.types.ts'

/** Null for sections that a home page may have more than once. */
const idsOfKind: Readonly<Record<HomeSection['kind'], readonly string[] | null>> = {
  hero: ['hero-title'],
  products: ['products', 'products-heading'],
  testimonials: ['reviews-heading'],
  contact: ['contact', 'contact-heading'],
  meeting: ['meeting', 'meeting-heading', 'wholesale'],
  row: null,
  tiles: null,
  text: null,
  newsletter: null,
}

/** The ids of the home page's sections and headings, for links to them: `/#contact`. */
export const homeIds = (home: readonly Pick<HomeSection, 'kind'>[]): readonly string[] =>
  home.flatMap(({ kind }, at) => idsOfKind[kind] ?? [`home-${at}`])
