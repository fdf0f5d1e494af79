import { sitePath } from '#site/path.ts'

/**
 * Parts of pages whose code comes when it is needed, and whose markup and so styles come with the page
 * (`createIsland`): by the route that shows them, and those that every page has.
 */
const everywhere = ['src/shell/footer.tsx']

const byRoute: Readonly<Record<string, readonly string[]>> = {
  'routes/index.tsx': [
    'src/testimonials/testimonials-section.tsx',
    'src/contact/contact-section.tsx',
    'src/meeting/meeting-section.tsx',
  ],
  'routes/products.tsx': ['src/browse/refine/refine.tsx'],
  'routes/product.$id.tsx': ['src/product/product-tabs.tsx', 'src/product/more-products.tsx'],
}

/** Source files of the parts whose hydration is deferred on pages of this route. */
export const partsOf = (routeFile: string): readonly string[] => [
  ...everywhere,
  ...(byRoute[routeFile] ?? []),
]

/** The hero's, as `src/home/hero.tsx` chooses among them: browsers find a `<picture>` late. */
const hero = (base: string) => [
  `media="(max-width: 47.99em)" href="${sitePath('/pictures/hero-tall.avif', base)}" type="image/avif"`,
  `media="(min-width: 48em)" imagesrcset="${sitePath('/pictures/hero-wide-small.avif', base)} 800w, ${sitePath('/pictures/hero-wide.avif', base)} 1600w" imagesizes="(max-width: 80em) 50vw, 44rem" type="image/avif"`,
]

/** Attributes of the pictures that a page shows above all others, for a link each. */
export const firstPicturesOf = (routeFile: string, base: string): readonly string[] =>
  routeFile === 'routes/index.tsx' ? hero(base) : []
