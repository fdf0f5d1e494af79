import { isLocale } from '../../src/catalogue/import/clean-head.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { categoryKey } from '../../src/catalogue/words/category-key.ts'

/** The codes whose name or sign in English is this: “Euro”, “pounds”, “€”. */
export function codesOf(text: string): readonly string[] {
  const asked = text.trim().toLowerCase().replace(/s$/, '')
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Intl.supportedValuesOf('currency').filter((code) => {
    const sign = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value
    return [code, names.of(code), sign].some((one) => one?.toLowerCase() === asked)
  })
}

/** Throws `ConfigurationError`. */
export function checkCurrency(currency: string): void {
  if (Intl.supportedValuesOf('currency').includes(currency)) return
  const [meant, ...others] = codesOf(currency)
  const example =
    meant !== undefined && others.length === 0 ? `--currency ${meant}` : 'for example --currency EUR'
  throw new ConfigurationError(
    `“${currency}” is no code of a currency: write its three capitals of ISO 4217, ${example}.`,
  )
}

function checkLocale(locale: string): void {
  if (isLocale(locale)) return
  const tag = locale.replaceAll('_', '-').replace(/\..*$/, '')
  throw new ConfigurationError(
    `“${locale}” is no locale: write language and country with a hyphen, ${isLocale(tag) ? `--locale ${tag}` : 'for example --locale de-DE'}.`,
  )
}

/** Checks what the owner says besides the file. Throws `ConfigurationError` that says what to write. */
export function checkSettings({
  currency,
  locale,
  category,
}: {
  readonly currency?: string | undefined
  readonly locale?: string | undefined
  readonly category?: string | undefined
}): void {
  if (currency !== undefined) checkCurrency(currency)
  if (locale !== undefined) checkLocale(locale)
  if (category !== undefined && ['', 'all'].includes(categoryKey(category)))
    throw new ConfigurationError(
      `--category “${category}” cannot be a category: give it a name of its own, for example --category Other.`,
    )
}
