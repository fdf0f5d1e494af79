import type { Organization, PostalAddress } from 'schema-dts'
import { shop } from '#shop'
import { absolute } from '../site-address.ts'

/** How other parts of a page's data name the shop. */
export const organizationId = absolute('/#organization')

const [, ...street] = shop.address

/** `88 Carton Street, Floor 3` and `Brooklyn, NY 11201` in their parts; as plain lines where they are written otherwise. */
export function readAddress(lines: readonly string[]): PostalAddress | string {
  const [, addressLocality, addressRegion, postalCode] =
    /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(lines.at(-1) ?? '') ?? []
  if (!addressLocality || !addressRegion || !postalCode) return lines.join(', ')
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, -1).join(', '),
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  }
}

/** Who sells: name, contact, address. */
export const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: shop.name,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  description: shop.hero.lead,
  slogan: shop.tagline,
  email: shop.emails[0].address,
  telephone: shop.phone.dialled,
  address: readAddress(street),
  contactPoint: shop.emails.map(({ label, address }) => ({
    '@type': 'ContactPoint',
    contactType: label,
    email: address,
    telephone: shop.phone.dialled,
  })),
  sameAs: shop.social.map(({ href }) => href),
}
