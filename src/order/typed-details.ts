import { plainEmail } from '#address/email-address.ts'
import { plainDigits } from '#catalogue/words/plain-digits.ts'
import { checkout } from './checkout.ts'
import type { OrderDraft } from './order-draft.ts'
import type { Order } from './order.ts'
import { hasRegion } from './regions.ts'

/** In plain digits. A Japanese one has its hyphen, and no sign before it, however it was typed. */
function plainCode(code: string, country: string): string {
  const plain = plainDigits(code.trim())
  return country === 'JP' ? plain.replace(/^\D*(\d{3})\D*(\d{4})$/, '$1-$2') : plain
}

/** What of an order the shopper types. */
export function typedDetails(
  draft: OrderDraft,
): Pick<Order, 'discountCode' | 'name' | 'email' | 'phone' | 'address' | 'pickup' | 'note'> {
  const { isCollected, country } = draft
  return {
    discountCode: draft.discountCode.trim(),
    name: draft.name.trim(),
    email: plainEmail(draft.email),
    phone: plainDigits(draft.phone.trim()),
    address: isCollected
      ? null
      : {
          street: draft.street.trim(),
          extra: draft.extra.trim(),
          postalCode: plainCode(draft.postalCode, country),
          city: draft.city.trim(),
          region: hasRegion(country) ? draft.region.trim() : '',
          country,
        },
    pickup: isCollected ? (checkout.pickup ?? null) : null,
    note: draft.note.trim(),
  }
}
