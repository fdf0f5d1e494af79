/** What stands for a line that cannot be parsed: no record, so that the check of the records names it. */
const notParsed = null

/** The values of a text with a JSON value in each line. Blank lines are skipped; a line that is no JSON becomes null. */
export function parseJsonLines(text: string): unknown[] {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line): unknown[] => {
      if (line.trim() === '') return []
      try {
        return [JSON.parse(line)]
      } catch {
        return [notParsed]
      }
    })
}
