/** The values of a text with a JSON value in each line. */
export class JsonLines {
  readonly values: unknown[] = []
  /** The line of each value, counted from 1. */
  readonly lines: number[] = []
  /** Lines that are no JSON, counted from 1. */
  readonly unreadable: number[] = []
}

/** Reads JSON Lines, line by line: a large file does not fit into one string. Skips blank lines and a byte order mark. */
export async function readJsonLines(lines: AsyncIterable<string>): Promise<JsonLines> {
  const read = new JsonLines()
  let number = 0
  for await (const text of lines) {
    number += 1
    const line = number === 1 ? text.replace(/^\uFEFF/, '') : text
    if (line.trim() === '') continue
    try {
      read.values.push(JSON.parse(line))
      read.lines.push(number)
    } catch {
      read.unreadable.push(number)
    }
  }
  return read
}
