import { encodeValue } from '#address/encode-value.ts'
import type { TargetIds } from '#shop-checkout.types.ts'
import type { OrderLine } from './order-lines.ts'

/** An order that another site takes over. */
export interface HandedOver {
  readonly lines: readonly OrderLine[]
  readonly number: string
  /** Empty for none. */
  readonly discountCode: string
}

/** The target's name of an article. Never that of the whole product for a variant: the target would sell any of them. */
const targetId = (ids: TargetIds, { article }: OrderLine): string | undefined =>
  Object.hasOwn(ids, article) ? ids[article] : undefined

/** The lines that the target does not sell. */
export const linesWithout = (ids: TargetIds, lines: readonly OrderLine[]): OrderLine[] =>
  lines.filter((line) => targetId(ids, line) === undefined)

const query = (params: Readonly<Record<string, string>>) =>
  Object.entries(params)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeValue(value)}`)
    .join('&')

/** '123:2,456:1' */
const idsWithQuantities = (ids: TargetIds, lines: readonly OrderLine[]) =>
  lines
    .flatMap((line) => {
      const id = targetId(ids, line)
      return id === undefined ? [] : `${encodeValue(id)}:${line.quantity}`
    })
    .join()

/** https://shopify.dev/docs/apps/build/checkout/create-cart-permalinks */
export const shopifyLink = (
  url: string,
  variants: TargetIds,
  { lines, number, discountCode }: HandedOver,
): string =>
  `${url}/cart/${idsWithQuantities(variants, lines)}?${query({ discount: discountCode, note: number })}`

/** https://developer.woocommerce.com/docs/best-practices/urls-and-routing/checkout-urls */
export const wooCommerceLink = (
  url: string,
  products: TargetIds,
  { lines, discountCode }: HandedOver,
): string => {
  const coupon = query({ coupon: discountCode })
  return `${url}/checkout-link/?products=${idsWithQuantities(products, lines)}${coupon && `&${coupon}`}`
}

/**
 * The payment link of one line (https://docs.stripe.com/payment-links/url-parameters). It cannot contain a quantity: the
 * shopper enters it there.
 */
export function stripeLink(
  links: TargetIds,
  line: OrderLine,
  { number, discountCode }: HandedOver,
): string | undefined {
  const link = targetId(links, line)
  if (link === undefined) return undefined
  const params = query({ client_reference_id: number, prefilled_promo_code: discountCode })
  return `${link}${link.includes('?') ? '&' : '?'}${params}`
}

/** https://faq.whatsapp.com/5913398998672934 */
export const whatsAppLink = (phone: string, message: string): string =>
  `https://wa.me/${phone}?text=${encodeValue(message)}`

/** Characters. Browsers on Windows open no mail program for an address of more than 2,047, without a word. */
const longestOnWindows = 2000

/** Characters. Web servers refuse longer addresses: nginx, by its defaults, from 8 KiB on. */
const longestElsewhere = 8000

/** The most characters of a link in this browser. */
export const longestLink = (isMail: boolean, userAgent: string): number =>
  isMail && userAgent.includes('Windows') ? longestOnWindows : longestElsewhere

/** A link with the whole message, or one with a request to paste it where that is too long. */
export function linkWithin(
  linkWith: (body: string) => string,
  message: string,
  request: string,
  longest: number,
): { readonly href: string; readonly isWhole: boolean } {
  const whole = linkWith(message)
  return whole.length <= longest
    ? { href: whole, isWhole: true }
    : { href: linkWith(request), isWhole: false }
}
