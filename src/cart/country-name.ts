import { locale } from 'virtual:language'

/** 'Ireland' for IE, in the shop's language; the code itself where the browser does not know it. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : code
