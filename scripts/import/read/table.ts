/** A file of products, whatever its kind: cells below headers. */
export interface Table {
  /** How it was read, for the report: 'windows-1252, “;” between cells'. */
  readonly about: string
  readonly headers: readonly string[]
  readonly rows: readonly TableRow[]
  /** Whether there may be more than the file has: a page of a longer list. */
  readonly isPage?: boolean
  /** The encoding that it is read in, where nothing says it. */
  readonly guessed?: string
}

export interface TableRow {
  /** Where it begins in the file, counted from 1. */
  readonly line: number
  /** By header; fewer where the last ones are empty. */
  readonly cells: readonly string[]
}

/** Other line ends: those of word processors and of Unicode. */
const lineEnds = /[\v\f\u0085\u2028\u2029]/g

/** Characters that no text has: controls but tabs and line ends, byte order marks. */
const controls = /(?![\t\n])[\p{Cc}\ufeff]/gu

/**
 * A cell of a spreadsheet without what keeps it from being run or rounded: an apostrophe before `=`, `+`, `-` and `@`, as
 * WooCommerce and others write it, and Excel's `="0012"`.
 */
export const withoutGuard = (cell: string): string =>
  cell.replace(/^'(?=[=+\-@])/, '').replace(/^="([^"]*)"$/, '$1')

export const cleanCell = (cell: string): string =>
  cell.toWellFormed().replaceAll(lineEnds, '\n').replaceAll(controls, '').trim()
