/** The message of `JSON.parse`; null for JSON. */
function complaintAbout(text: string): string | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const hasUnexpectedToken = (complaint: string | null) => complaint?.startsWith('Unexpected token') ?? false

/** V8 has no position of an unexpected token: it ends the shortest beginning of the text that has one. */
function tokenPosition(text: string): number {
  let [shortest, longest] = [1, text.length]
  while (shortest < longest) {
    const middle = Math.floor((shortest + longest) / 2)
    if (hasUnexpectedToken(complaintAbout(text.slice(0, middle)))) longest = middle
    else shortest = middle + 1
  }
  return shortest - 1
}

export interface JsonFault {
  /** Counted from 1, as the column. */
  readonly line: number
  readonly column: number
  /** As “Unexpected token '}'”. */
  readonly reason: string
}

/** The first mistake of a text that is no JSON. */
export function jsonFault(text: string): JsonFault {
  const complaint = complaintAbout(text) ?? ''
  const [, reported] = /at position (\d+)/.exec(complaint) ?? []
  const position = hasUnexpectedToken(complaint)
    ? tokenPosition(text)
    : Number(reported ?? text.trimEnd().length)
  const lines = text.slice(0, position).split('\n')
  const reason = complaint.replace(/(?:, (?:\.{3})?".*is not valid JSON|(?: in JSON)? at position.*)$/s, '')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, reason }
}

/** The end of a sentence that begins with the line. */
export const leftOutText = ({ column, reason }: JsonFault): string =>
  `is left out: it is no JSON: ${reason} at column ${column}`
