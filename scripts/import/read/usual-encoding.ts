/** What Excel on Windows writes for these scripts, and for these languages in Latin letters. */
const byScript: Readonly<Record<string, string>> = {
  Jpan: 'shift_jis',
  Kore: 'euc-kr',
  Hans: 'gb18030',
  Hant: 'big5',
  Cyrl: 'windows-1251',
  Grek: 'windows-1253',
  Hebr: 'windows-1255',
  Arab: 'windows-1256',
  Thai: 'windows-874',
}
const byLanguage: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['bs', 'cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sq', 'sr'].map((one) => [one, 'windows-1250']),
  ),
  ...Object.fromEntries(['az', 'tr'].map((one) => [one, 'windows-1254'])),
  ...Object.fromEntries(['et', 'lt', 'lv'].map((one) => [one, 'windows-1257'])),
  vi: 'windows-1258',
}

/** The most common encoding of a language besides UTF-8; that of Western Europe where it is not known. */
export function usualEncoding(locale?: string): string {
  if (locale === undefined) return 'windows-1252'
  const { script = '', language } = new Intl.Locale(locale).maximize()
  return byScript[script] ?? byLanguage[language] ?? 'windows-1252'
}
