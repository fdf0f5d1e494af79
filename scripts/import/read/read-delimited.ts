import { CsvError, parse } from 'csv-parse/sync'
import { ConfigurationError } from '../../../src/catalogue/import/configuration-error.ts'
import type { Findings } from '../findings.ts'
import { cleanCell, type Table, withoutGuard } from './table.ts'

const delimiters = [',', ';', '\t', '|'] as const

/** How the report calls them. */
const delimiterNames: Readonly<Record<string, string>> = { '\t': 'tabs' }

/** The text before the first line end that is not in quotation marks. */
const headerOf = (text: string) => /^(?:[^"\n]+|"[^"]*(?:"|$))*/.exec(text)?.[0] ?? ''

/**
 * What separates the cells: the mark that the header has most often outside quotation marks. The header alone is asked,
 * since descriptions have commas and semicolons of their own.
 */
function delimiterOf(text: string): string {
  const header = headerOf(text).replaceAll(/"[^"]*"/g, '')
  const counts = delimiters.map((mark) => header.split(mark).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Excel's own first line: `sep=;`. */
const excelMark = /^"?sep=(.)"?\n/i

const quoteWithoutPartner = (detail: string, cause?: Error) =>
  new ConfigurationError(
    `The file cannot be read: a quotation mark has no partner (${detail}). Close the mark, or export the file again.`,
    { cause },
  )

type Lines = readonly (readonly [cells: string[], end: number])[]

/** `isRelaxed` takes a quotation mark within a cell as a letter: inches in a name. Throws `CsvError`. */
function parseLines(text: string, delimiter: string, isRelaxed: boolean): Lines {
  const ends: number[] = []
  const records: string[][] = parse(text, {
    delimiter,
    on_record: (record: string[], { lines }) => {
      ends.push(lines)
      return record
    },
    // A row that is too short or too long is reported by itself.
    relax_column_count: true,
    relax_quotes: isRelaxed,
    skip_empty_lines: true,
  })
  return records.map((cells, at) => [cells, ends[at] ?? 0])
}

/** The records of the text, each with the line that it ends at. Throws `ConfigurationError`. */
function readLines(text: string, delimiter: string): Lines {
  try {
    return parseLines(text, delimiter, false)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  try {
    const lines = parseLines(text, delimiter, true)
    // A mark that opens a cell and closes rows later would make one product of several.
    const merged = lines.find(([cells]) => cells.some((cell) => cell.startsWith('"') && cell.includes('\n')))
    if (merged) throw quoteWithoutPartner(`in the row that ends at line ${merged[1]}`)
    return lines
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw quoteWithoutPartner(error.message, error)
  }
}

const lineEndsIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

/** Reads CSV and TSV. Rows with more cells than there are headers are left out: their cells have moved. */
export function readDelimited(given: string, encoding: string, findings: Findings): Table {
  const excel = excelMark.exec(given)
  const skipped = excel ? 1 : 0
  const start = given.slice(excel?.[0].length ?? 0).replace(/^\n+/, '')
  const blank = given.length - (excel?.[0].length ?? 0) - start.length
  const delimiter = excel?.[1] ?? delimiterOf(start)
  const [header, ...records] = readLines(start, delimiter)
  const headers = header?.[0].map(cleanCell) ?? []
  const rows = records.flatMap(([record, end]) => {
    const line = end - lineEndsIn(record) + skipped + blank
    const cells = record.map((cell) => withoutGuard(cleanCell(cell)))
    if (cells.every((cell) => cell === '')) return []
    if (cells.slice(headers.length).some((cell) => cell !== '')) {
      findings.leaveOut(line, 'has more cells than there are columns')
      return []
    }
    return [{ line, cells }]
  })
  return {
    about: `${encoding}, ${delimiterNames[delimiter] ?? `“${delimiter}”`} between cells`,
    headers,
    rows,
  }
}
