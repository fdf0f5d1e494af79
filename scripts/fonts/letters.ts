const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * The letters of the shop's texts: ASCII, typographic signs, and the small letters with accents of Western Europe. A
 * page with other letters loads the packages' own, larger files for them (`unicode-range`).
 */
export const letters = `${from(0x20, 0x7e)}\u00a0©®°±·×½àáâãäåæçèéêëìíîïñòóôõöøùúûüß–—‘’“”•…€™−`

/** The letters as a CSS range: `U+20-7E,U+A0`. */
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
