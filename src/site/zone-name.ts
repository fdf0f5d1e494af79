/** The name of an IANA time zone in a sentence: `New York` of `America/New_York`. */
export const zoneNameOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
