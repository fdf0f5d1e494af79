/** Germanic languages except English, and the Finno-Ugric ones: several words are written as one. */
const joining: ReadonlySet<string> = new Set(['da', 'de', 'fi', 'hu', 'nb', 'nl', 'no', 'sv'])

/** Whether the language of a locale is one of these. */
export const joinsWordsIn = (locale: string): boolean => joining.has(new Intl.Locale(locale).language)
