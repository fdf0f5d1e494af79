const euCountries =
  'AT, BE, BG, CY, CZ, DE, DK, EE, ES, FI, FR, GR, HR, HU, IE, IT, LT, LU, LV, MT, NL, PL, PT, RO, SE, SI, SK'

/** Codes that have a name and are no countries: groups, unknown places and pseudo-locales. */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** What is wrong with the code of a country; null for ISO 3166 and territories with a code of their own (`IC`, `XK`). */
export function countryFault(code: string): string | null {
  if (code === 'EU') return `EU is no country, write ${euCountries.replace(/\w+/g, "'$&'")}`
  if (!/^[A-Z]{2}$/.test(code) || notCountries.has(code) || names.of(code) === undefined)
    return `${code} is no country, write for example IE`
  // Former and other codes, which browsers and carriers do not have.
  const { region = code } = new Intl.Locale(`und-${code}`)
  return region === code ? null : `${code}: write ${region}`
}
