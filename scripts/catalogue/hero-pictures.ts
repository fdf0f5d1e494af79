/** The images of the home page's hero (`src/home/hero.tsx`): files in the `public` folder of a shop, all or none. */
export const heroPictures = [
  '/pictures/hero-tall.avif',
  '/pictures/hero-wide-small.avif',
  '/pictures/hero-wide.avif',
] as const
