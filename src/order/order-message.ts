import * as texts from 'virtual:messages/order'
import { cleanLine, cleanLines } from '#address/plain-text.ts'
import { formatMoney } from '#catalogue/money/money.ts'
import { preorderText } from '#cart/preorder-text.ts'
import type { OrderLine } from './order-lines.ts'
import type { Order, PostalAddress } from './order.ts'
import { countryName } from '#cart/country-name.ts'

const labelled = (label: string, value: string) => texts.letterLabelled({ label, value })

/** A line, and below it when a pre-order can be had. */
function lineTexts(line: OrderLine): string[] {
  const { quantity, variant, sku = variant, unitPrice, total, preorder } = line
  const facts = { quantity, name: cleanLine(line.name), total: formatMoney(total) }
  const text =
    quantity === 1
      ? texts.letterLineOfOne(facts)
      : texts.letterLine({ ...facts, price: formatMoney(unitPrice) })
  const article = sku === undefined ? '' : texts.letterSku({ sku: cleanLine(sku) })
  return [
    // A full-width bracket has its own space before it.
    text + (article.startsWith('(') ? ' ' : '') + article,
    ...(preorder ? [`   ${preorderText(preorder)}`] : []),
  ]
}

const shippingText = (shipping: Order['shipping']) =>
  shipping === null ? texts.shippingUnknown : shipping === 0 ? texts.shippingFree : formatMoney(shipping)

/** The sums of the page of the order. */
function sumTexts({ goods, shipping, total, address, pickup, payment }: Order, tax: string | null): string[] {
  return [
    labelled(texts.goods, formatMoney(goods)),
    address
      ? labelled(texts.shippingTo({ country: countryName(address.country) }), shippingText(shipping))
      : pickup === null
        ? labelled(texts.delivery, texts.collected)
        : labelled(texts.collected, cleanLine(pickup)),
    labelled(shipping === null ? texts.totalWithoutShipping : texts.total, formatMoney(total)),
    ...(tax === null ? [] : [tax]),
    ...(payment === null ? [] : [labelled(texts.payment, payment)]),
  ]
}

/** The first line of a message, and an email's subject. */
export const messageSubject = (number: string, shop: string): string => texts.letterTitle({ number, shop })

/** As the post of the country wants it, where its line of the city has the region, too. */
function addressLines({ country, postalCode, city, region, street, extra }: PostalAddress): string[] {
  const line = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')
  // From the large to the small, and not as the same country writes it in Latin letters.
  if (/[\p{sc=Han}\p{sc=Hang}]/u.test(region + city))
    return [
      country === 'JP' ? `〒${postalCode}` : postalCode,
      country === 'KR' ? line(region, city) : region + city,
      street,
      extra,
    ]
  if (country === 'IT') return [street, extra, line(postalCode, city, region)]
  return ['AU', 'CA', 'CN', 'JP', 'KR', 'TW', 'US'].includes(country)
    ? [street, extra, line(city, region, postalCode)]
    : [street, extra, line(postalCode, city), region]
}

/** An order as a message that the shopper sends: plain text, one fact a line. */
export function orderMessage(order: Order, shop: string, tax: string | null): string {
  const { number, lines, name, email, phone, address, note, discountCode } = order
  const optional = (label: string, value: string) => (value === '' ? [] : [labelled(label, cleanLine(value))])
  return [
    messageSubject(number, shop),
    '',
    ...lines.flatMap(lineTexts),
    '',
    ...sumTexts(order, tax),
    ...optional(texts.discountCode, discountCode),
    '',
    ...optional(texts.name, name),
    ...optional(texts.email, email),
    ...optional(texts.phone, phone),
    ...(address
      ? [
          '',
          ...[...addressLines(address), countryName(address.country)]
            .map(cleanLine)
            .filter((line) => line !== ''),
        ]
      : []),
    ...(note === '' ? [] : ['', labelled(texts.note, '').trimEnd(), ...cleanLines(note)]),
  ].join('\n')
}
