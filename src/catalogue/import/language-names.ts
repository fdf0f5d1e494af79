/** What an owner may call a language, the nearest name first: `fr-TN`, then `fr`. */
export function languageNames(tag: string): readonly string[] {
  const { baseName, language } = new Intl.Locale(tag)
  return [...new Set([tag, baseName, language])]
}
