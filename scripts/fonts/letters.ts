const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * What the shop's texts are made of: ASCII, typographic signs, and the small letters with accents of Western Europe.
 * Anything else comes from the packages' own, larger files, when a page shows it (`unicode-range`).
 */
export const letters = `${from(0x20, 0x7e)}\u00a0©®°±·×½àáâãäåæçèéêëìíîïñòóôõöøùúûüß–—‘’“”•…€™−`

/** As CSS writes it: `U+20-7E,U+A0`. */
export function unicodeRange(text: string): string {
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: [first: number, last: number][] = []
  for (const point of points) {
    const latest = ranges.at(-1)
    if (latest && latest[1] === point - 1) latest[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',')
}
