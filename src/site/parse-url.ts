/** Null for what is no address. `URL.parse` and `URL.canParse` are newer than the oldest browsers of the shop. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
