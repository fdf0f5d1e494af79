import type { Organization, PostalAddress } from 'schema-dts'
import { shop } from '#shop'
import { contact } from '#shop.details.ts'
import { absolute } from '../site-address.ts'

/** The id of the shop in other structured data. */
export const organizationId = absolute('/#organization')

const [, ...street] = contact.address

/** `88 Carton Street, Floor 3` and `Brooklyn, NY 11201` as a structured address; lines in another format as text. */
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

export const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: shop.name,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  description: shop.hero.lead,
  slogan: shop.tagline,
  email: contact.emails[0].address,
  telephone: contact.phone.dialled,
  address: readAddress(street),
  contactPoint: contact.emails.map(({ label, address }) => ({
    '@type': 'ContactPoint',
    contactType: label,
    email: address,
    telephone: contact.phone.dialled,
  })),
  sameAs: contact.social.map(({ href }) => href),
}
