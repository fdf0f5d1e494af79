import { plainEmail } from '#address/email-address.ts'
import { plainDigits } from '#catalogue/words/plain-digits.ts'
import { checkout } from './checkout.ts'
import type { OrderDraft } from './order-draft.ts'
import type { Order } from './order.ts'
import { hasRegion } from './regions.ts'

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
          postalCode: plainDigits(draft.postalCode.trim()),
          city: draft.city.trim(),
          region: hasRegion(country) ? draft.region.trim() : '',
          country,
        },
    pickup: isCollected ? (checkout.pickup ?? null) : null,
    note: draft.note.trim(),
  }
}
