import type { Organization, PostalAddress } from 'schema-dts'
import { shop } from '#shop'
import { contact } from '#shop.details.ts'
import type { ContactDetails, ShopConfig } from '#shop.types.ts'
import { absolute } from '../site-address.ts'

const { tagline }: ShopConfig = shop

/** The id of the shop in other structured data. */
export const organizationId = absolute('/#organization')

const { emails, phone, address, social }: ContactDetails = contact
/** Below the name. */
const street = address.slice(1)

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
  ...(tagline !== '' && { slogan: tagline }),
  ...(emails[0] && { email: emails[0].address }),
  ...(phone && { telephone: phone.dialled }),
  ...(street.length > 0 && { address: readAddress(street) }),
  ...(emails.length > 0 && {
    contactPoint: emails.map(({ label, address: email }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      email,
      ...(phone && { telephone: phone.dialled }),
    })),
  }),
  ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
}
