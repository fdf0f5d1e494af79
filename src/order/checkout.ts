import { languages } from 'virtual:language'
import { locale } from '#catalogue/settings/settings.ts'
import { shop } from '#shop'
import type { OrderCheckout } from '#shop-checkout.types.ts'
import type { ShopConfig } from '#shop.types.ts'
import type { AskedFields } from './order-draft.ts'
import { countriesOf } from '#cart/shipping.ts'

const config: ShopConfig = shop

export const { shipping: shippingRates, prices: priceNotes } = config

const { checkout: chosen } = config

/** Where this shop's orders go. A shop without a checkout has no page that reads it. */
export const checkout: OrderCheckout =
  chosen && chosen.kind !== 'notice' ? chosen : { kind: 'link', url: config.siteUrl }

const form = 'contact' in checkout || 'payment' in checkout ? checkout : null

/** How an order is paid, in the owner's words. */
export const payment: string | null = form?.payment ?? null

/** That of the shop's first language: French pages of an Irish shop send to Ireland, too. */
const ownCountry = new Intl.Locale(languages[0]?.tag ?? locale).maximize().region ?? 'US'

/** Without a table of shipping, the shop's own country. */
export const asked: AskedFields = {
  countries: shippingRates ? countriesOf(shippingRates) : [ownCountry],
  hasPickup: checkout.pickup !== undefined,
  hasTerms: checkout.terms !== undefined,
  contact: form?.contact ?? 'email',
}

/** What may be asked before another site takes the order over. */
export const asksForCode = checkout.discountCodes === true
