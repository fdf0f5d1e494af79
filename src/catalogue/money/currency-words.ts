/** Of these the first has the form for amounts in general: in Arabic 2 alone has the dual, and 3 a plural. */
const counts = [100, 1, 2, 3]

/** The plural of a currency in the locale's words, as in a sentence, and its other forms: euros, euro. */
export function currencyWordsOf(locale: string, currency: string): readonly string[] {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
  const words = counts.flatMap((count) => {
    const part = format.formatToParts(count).find(({ type }) => type === 'currency')
    return part?.value ?? []
  })
  return [...new Set(words)]
}
