/** The values of a text with a JSON value in each line. */
export class JsonLines {
  readonly values: unknown[] = []
  /** The line of each value, counted from 1. */
  readonly lines: number[] = []
  /** Lines that are no JSON, counted from 1. */
  readonly unreadable: number[] = []
}

/** Reads JSON Lines. Blank lines and a byte order mark are skipped. */
export function parseJsonLines(text: string): JsonLines {
  const parsed = new JsonLines()
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue
    try {
      parsed.values.push(JSON.parse(line))
      parsed.lines.push(index + 1)
    } catch {
      parsed.unreadable.push(index + 1)
    }
  }
  return parsed
}
