/** The plural and the singular of a currency in the locale's words, as in a sentence: euros, euro. */
export function currencyWordsOf(locale: string, currency: string): readonly string[] {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
  const words = [2, 1].flatMap((count) => {
    const part = format.formatToParts(count).find(({ type }) => type === 'currency')
    return part?.value ?? []
  })
  return [...new Set(words)]
}
