import type { MinorUnits } from '#catalogue/product.ts'
import type { OrderLine } from './order-lines.ts'

export interface PostalAddress {
  readonly street: string
  /** Floor, company; may be empty. */
  readonly extra: string
  /** May be empty where addresses of the country go without. */
  readonly postalCode: string
  readonly city: string
  /** State, province or the like; may be empty. */
  readonly region: string
  /** ISO 3166. */
  readonly country: string
}

/** An order as the shopper sees it before it goes anywhere. */
export interface Order {
  readonly number: string
  readonly lines: readonly OrderLine[]
  readonly goods: MinorUnits
  /** Null where the shop has to say it. */
  readonly shipping: MinorUnits | null
  /** Without shipping where that is null. */
  readonly total: MinorUnits
  /** Not checked here; may be empty, as `email`, `phone` and `note`. */
  readonly discountCode: string
  readonly name: string
  readonly email: string
  /** With ASCII digits, as `postalCode`: phones and programs read them. */
  readonly phone: string
  /** Null for an order that is collected. */
  readonly address: PostalAddress | null
  /** Where it is collected; null for an order that is sent. */
  readonly pickup: string | null
  /** How it is paid, in the owner's words; null where they do not say. */
  readonly payment: string | null
  readonly note: string
  /** The address of the terms that the shopper agreed to; null where the shop names none. */
  readonly terms: string | null
}

/** Neither 0 and O nor 1, I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** '261128-7KQ4M': the day and five random letters, short enough to be read out on the phone. */
export function orderNumber(now: Date, random: Uint8Array): string {
  const day = [now.getFullYear() % 100, now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('')
  const name = Array.from(random.subarray(0, 5), (byte) => letters.charAt(byte % letters.length)).join('')
  return `${day}-${name}`
}
