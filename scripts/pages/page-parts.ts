import {
  hasContactSection,
  hasMeetingSection,
  hasOwnSections,
  hasTestimonialsSection,
} from 'virtual:shop/parts'
import { sitePath } from '#site/path.ts'
import { heroPictures } from '../catalogue/hero-pictures.ts'

interface RouteParts {
  /** The chunk that the router loads before it shows the page. */
  readonly page: string
  /**
   * Chunks of parts whose hydration is deferred (`lazyPart`): their code loads on demand, their markup and styles are
   * in the page.
   */
  readonly parts: readonly string[]
}

/** A home page without these sections has no chunk of them. */
const hasSections = hasTestimonialsSection || hasContactSection || hasMeetingSection || hasOwnSections

/**
 * By the file of the route, or of its component where it has none; chunks by their names, which are those of their
 * modules or of `chunks.ts`. Rolldown names the chunk of an `index.tsx` by its folder. The root route shows unknown
 * addresses.
 */
const routes: Readonly<Record<string, RouteParts>> = {
  'routes/index.tsx': { page: 'routes', parts: hasSections ? ['home-sections'] : [] },
  'routes/products.tsx': { page: 'products', parts: ['late-filters'] },
  'routes/product.$id.tsx': { page: 'product', parts: ['product-tabs', 'more-products'] },
  'routes/compare.tsx': { page: 'compare', parts: ['browse-links'] },
  'routes/accessibility.tsx': { page: 'accessibility', parts: [] },
  'routes/order.tsx': { page: 'order', parts: [] },
  'src/text-pages/text-page-view.tsx': { page: 'text-page-view', parts: [] },
  'routes/__root.tsx': { page: 'not-found-page', parts: [] },
}

/** Throws for a route that is not listed. */
export function chunksOfRoute(routeFile: string): RouteParts {
  const route = routes[routeFile]
  if (!route) throw new Error(`'${routeFile}' is missing in scripts/pages/page-parts.ts.`)
  // Every page has a footer.
  return { page: route.page, parts: [...route.parts, 'footer'] }
}

/** The hero's images, with the same conditions as in `src/home/hero.tsx`: browsers discover a `<picture>` late. */
const hero = (base: string) => {
  const [tall, small, wide] = heroPictures.map((path) => sitePath(path, base))
  return [
    `media="(max-width: 47.99em)" href="${tall}" type="image/avif"`,
    `media="(min-width: 48em)" imagesrcset="${small} 800w, ${wide} 1600w" imagesizes="(max-width: 80em) 50vw, 44rem" type="image/avif"`,
  ]
}

/** After four eager images: the rest of the first two rows of a wide window. */
const wideImages = [4, 8] as const

/**
 * Link attributes for the lazy images that a wide window shows beside or below the eager ones: the browser finds them
 * only once the page is laid out, and paints them after the others.
 */
export const widePicturesOf = (routeFile: string, markup: string): readonly string[] =>
  routeFile === 'routes/products.tsx'
    ? [...markup.matchAll(/<img\b[^>]*? srcSet="([^"]*)" sizes="([^"]*)"/g)]
        .slice(...wideImages)
        .map(([, srcset, sizes]) => `media="(min-width:64em)" imagesrcset="${srcset}" imagesizes="${sizes}"`)
    : []

/** Link attributes for the most important images of a page. */
export const firstPicturesOf = (
  routeFile: string,
  { base, hasHeroPicture }: { readonly base: string; readonly hasHeroPicture: boolean },
): readonly string[] => (routeFile === 'routes/index.tsx' && hasHeroPicture ? hero(base) : [])
