import { shop } from '#shop'

/** What the build defines from SITE_URL (scripts/site-address.ts): undefined in development and in tests. */
const given = (built: unknown) => (typeof built === 'string' ? built : shop.siteUrl)

/** The site's origin and base, without a slash at the end. */
const siteAddress = /* @__PURE__ */ given(import.meta.env.SITE_URL)

/** That of the shop's first language, which has the images. */
const shopAddress = /* @__PURE__ */ given(import.meta.env.SHOP_URL)

/** The absolute address of a path of this site, for readers outside it. */
export const absolute = (path: string): string => siteAddress + path

/** The same of an image. */
export const absolutePicture = (path: string): string => shopAddress + path
