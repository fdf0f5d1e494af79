import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { codesOf } from './check-settings.ts'
import { positionsIn } from './columns.ts'
import type { Format } from './formats.ts'

/** Words that tables write instead of a code or a sign. */
const words = new Map([
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['円', 'JPY'],
])

/** The currencies that a header may mean: `Preis (€)`, `price USD`, `価格（円）`; several for `$`, none where it names none. */
function currenciesIn(header: string): readonly string[] {
  const parts = header.match(/\p{Sc}|円|\p{L}+/gu) ?? []
  return parts.flatMap((part) => {
    const word = words.get(part.toLowerCase())
    if (word !== undefined) return [word]
    if (/^[A-Z]{3}$/.test(part)) return Intl.supportedValuesOf('currency').includes(part) ? [part] : []
    return /\p{Sc}/u.test(part) ? codesOf(part) : []
  })
}

/** Throws `ConfigurationError` where the header of a price names another currency than the shop's. */
export function checkHeaderCurrency(headers: readonly string[], format: Format, currency: string): void {
  for (const [field, at] of positionsIn(headers, format)) {
    const header = headers[at] ?? ''
    const named = /price/i.test(field) ? currenciesIn(header) : []
    if (named.length > 0 && !named.includes(currency))
      throw new ConfigurationError(
        `The column “${header}” names another currency than the shop’s, ${currency}, and the import converts no prices. Correct the header if they are in ${currency}.`,
      )
  }
}
