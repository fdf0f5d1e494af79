import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { RawHead } from '../../src/catalogue/import/raw-head.ts'
import { titleOf } from '../new-shop.ts'
import { checkCurrency } from './check-settings.ts'
import { readColumns } from './columns.ts'
import { googleMerchant, type Format } from './formats.ts'
import type { Table } from './read/table.ts'
import { unitPriceBaseOf } from './unit-price-base.ts'
import { currencyIn } from './vendors/google-merchant.ts'

/** The most frequent currency of a file that names one. */
function currencyOf(table: Table, format: Format): string | undefined {
  if (format !== googleMerchant) return undefined
  const { cell } = readColumns(table.headers, googleMerchant)
  const counts = new Map<string, number>()
  for (const row of table.rows) {
    const currency = currencyIn(cell(row, 'price'))
    if (currency !== '') counts.set(currency, (counts.get(currency) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** Throws `ConfigurationError` where neither the owner nor the file says it. */
function needed(value: string | undefined, what: string, example: string): string {
  if (value !== undefined) return value
  throw new ConfigurationError(
    `The file does not say the shop’s ${what}: add for example --${what} ${example}.`,
  )
}

/** Currencies of one country, whose code begins their own. */
const ofOneCountry =
  'AED BRL CNY CZK DKK HUF ILS JPY KRW MXN NOK PLN RON RUB SAR SEK THB TRY TWD UAH VND'.split(' ')

/** With the likely language of the country that most codes begin with; codes of several countries begin with X. */
function likelyLocale(currency: string): string {
  if (currency === 'EUR') return 'de-DE'
  if (currency.startsWith('X')) return 'en-GB'
  const { language, region = '' } = new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize()
  return `${language}-${region}`
}

interface NewShop {
  /** The name of its folder. */
  readonly shop: string
  readonly currency?: string | undefined
  readonly locale?: string | undefined
}

/** The head of a new shop. Throws `ConfigurationError` where something of it is not known. */
export function newHead(table: Table, format: Format, settings: NewShop): RawHead {
  const likely = ofOneCountry.find((code) => likelyLocale(code) === settings.locale) ?? 'EUR'
  const currency = needed(settings.currency ?? currencyOf(table, format), 'currency', likely)
  checkCurrency(currency)
  const unitPriceBase = unitPriceBaseOf(table, format)
  return {
    name: titleOf(settings.shop),
    locale: needed(settings.locale, 'locale', likelyLocale(currency)),
    currency,
    ...(unitPriceBase !== undefined && { unitPriceBase }),
    categories: [],
  }
}
