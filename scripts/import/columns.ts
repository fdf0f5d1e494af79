import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { editDistance } from '../../src/catalogue/words/edit-distance.ts'
import { fold } from '../../src/catalogue/words/fold.ts'
import { formats, plain, type Format } from './formats.ts'
import type { TableRow } from './read/table.ts'

/** What a header has in common with its other spellings: letters and digits, without capitals and accents. */
export const headerKey = (header: string): string =>
  fold(header)
    .replace(/^g:/, '')
    .replaceAll(/[^\p{L}\p{N}#]+/gu, '')

/** The same with `#` for the first number in it. */
const numbered = (key: string) => key.replace(/\d+/, '#')

/** From the key of each header that a format has, to the name of its column. */
const namesIn = ({ fields, words = {} }: Format): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fields).flatMap(([field, headers]) =>
      [...headers, ...Object.values(words[field] ?? {}).flat()].map(
        (header) => [headerKey(header), field] as const,
      ),
    ),
  )

/** The position of each column that the format has, by its name: `title`, `option2Name`. The first of two counts. */
export function positionsIn(headers: readonly string[], format: Format): ReadonlyMap<string, number> {
  const names = namesIn(format)
  const positions = new Map<string, number>()
  for (const [at, header] of headers.entries()) {
    const key = headerKey(header)
    const number = /\d+/.exec(key)?.[0] ?? ''
    const field = names.get(key) ?? names.get(numbered(key))?.replace('#', number)
    if (field !== undefined && !positions.has(field)) positions.set(field, at)
  }
  return positions
}

const isIn = (positions: ReadonlyMap<string, number>, field: string) =>
  positions.has(field) || positions.has(field.replace('#', '1'))

const quoted = (headers: readonly string[]) => headers.map((header) => `“${header}”`).join(', ')

/** The header of the file that is nearest to one of these, where it can be a slip of the pen. */
function nearestTo(wanted: readonly string[], headers: readonly string[]): string | undefined {
  const keys = wanted.map(headerKey)
  const close = (header: string, most: number) =>
    keys.some((key) => key.length >= 4 && editDistance(headerKey(header), key, most) <= most)
  return headers.find((header) => close(header, 1)) ?? headers.find((header) => close(header, 2))
}

/** What is missing of a format, with the nearest header for each. */
function missingIn(format: Format, headers: readonly string[]): string {
  const positions = positionsIn(headers, format)
  const unread = headers.filter((_, at) => ![...positions.values()].includes(at))
  return format.required
    .filter((field) => !isIn(positions, field))
    .map((field) => {
      const [wanted = ''] = format.fields[field] ?? []
      const near = nearestTo(format.fields[field] ?? [], unread)
      return near === undefined ? `“${wanted}”` : `“${wanted}” (is it “${near}”?)`
    })
    .join(' and ')
}

/** A mapping of all headers that a format does not have, with the names that are near, for the owner to complete. */
function mapToComplete(headers: readonly string[], format: Format): string {
  const positions = positionsIn(headers, format)
  const read = new Set(positions.values())
  const unread = headers.filter((header, at) => header !== '' && !read.has(at))
  const lacked = Object.entries<readonly string[]>(format.fields)
    .filter(([field]) => !isIn(positions, field))
    .map(([, names]) => names)
  if (unread.length === 0 || lacked.length === 0) return ''
  // In one language, as `--map` takes them.
  const firstOf = new Map(lacked.flatMap((names) => names.map((name) => [name, names[0]])))
  const used = new Set<string>()
  const map = unread.map((header): readonly [string, string | null] => {
    const near = nearestTo([header.replace(/\d+/, '#')], [...firstOf.keys()]) ?? ''
    const name = firstOf.get(near)?.replace('#', /\d+/.exec(header)?.[0] ?? '#')
    if (name === undefined || used.has(name)) return [header, null]
    used.add(name)
    return [header, name]
  })
  const named = format === plain ? ['option: NAME', 'specification: NAME'] : []
  const first = quoted([...lacked.map(([name = '']) => name), ...named])
  return `
A mapping to complete, in which null leaves a column out:
${JSON.stringify(Object.fromEntries(map), null, 2)}
It renames to headers that the file lacks: ${first}${first.includes('#') ? ', with a number for #' : ''}.`
}

/**
 * Of headers that are not read, those whose columns may hold options: where a format numbers them, `Attribute 2 name`, those
 * with a number whose options are not read whole.
 */
export function possibleOptions(
  notRead: readonly string[],
  headers: readonly string[],
  format: Format,
): readonly string[] {
  const fields = Object.keys(format.fields).filter((field) => field.includes('#'))
  if (fields.length === 0) return notRead
  const positions = positionsIn(headers, format)
  return notRead.filter((header) => {
    const number = /\d+/.exec(header)?.[0]
    return number !== undefined && !fields.every((field) => positions.has(field.replace('#', number)))
  })
}

/** Files that are known and not read, by headers that only they have. */
const otherFormats: readonly (readonly [header: string, name: string])[] = [
  ['Product ID [Non Editable]', 'Squarespace'],
  ['attribute_set_code', 'Magento or Adobe Commerce'],
  ['Inventory Tracking', 'BigCommerce'],
  ['CURRENCY_CODE', 'Etsy'],
]

/** Headers that the owner may look for, in an error. */
const mostNamed = 12

/**
 * The format of a file, by its headers. Throws `ConfigurationError` that names the nearest one and what it lacks.
 */
export function findFormat(headers: readonly string[]): Format {
  const keys = new Set(headers.map(headerKey))
  const candidates = formats
    .map((format) => ({ format, positions: positionsIn(headers, format) }))
    .toSorted((a, b) => b.positions.size - a.positions.size)
  const fitting = candidates.filter(
    ({ format, positions }) =>
      format.required.every((field) => isIn(positions, field)) &&
      format.strong.some((field) => isIn(positions, field)) &&
      !format.never.some((header) => keys.has(headerKey(header))),
  )
  // A vendor’s file may have more columns with words for our own fields than with its own.
  const found = fitting.find(({ format }) => format !== plain) ?? fitting[0]
  if (found) return found.format
  const other = otherFormats.find(([header]) => keys.has(headerKey(header)))
  const rename = 'or rename columns with --map (docs/catalogues.md, “Import”)'
  if (other)
    throw new ConfigurationError(
      `The file is an export of ${other[1]}, which is not read: export for Google Merchant Center, ${rename}.`,
    )
  // Without a known header it may become a table with our own fields.
  const { format: nearest = plain } = candidates.find(({ positions }) => positions.size > 0) ?? {}
  const missing = missingIn(nearest, headers)
  const shown = headers.length > mostNamed ? `${quoted(headers.slice(0, mostNamed))} …` : quoted(headers)
  throw new ConfigurationError(
    `The file is none that is read: nearest is ${nearest.name}${missing === '' ? '' : `, without ${missing}`}. Its columns are ${shown}. Correct the headers, ${rename}.${mapToComplete(headers, nearest)}`,
  )
}

/** Reads the cells of a row by the names of their columns. */
export interface Columns<Field extends string> {
  /** Empty where the file has no such column. `number` is the one of `option#Name`. */
  readonly cell: (row: TableRow, field: Field, number?: number) => string
  readonly has: (field: Field) => boolean
  /** The highest number of a column. */
  readonly count: (field: Field) => number
  /** Headers that no column has. */
  readonly unread: readonly string[]
}

/** Digits that differ are another column, and no slip of the pen. */
const digitsOf = (key: string) => key.replaceAll(/\D/g, '')

/** Throws `ConfigurationError` at a header that is probably misspelt, or is there twice, also in other words. */
export function readColumns<Field extends string>(
  headers: readonly string[],
  format: Format<Field>,
): Columns<Field> {
  const positions = positionsIn(headers, format)
  const read = new Set(positions.values())
  const unread = headers.filter((header, at) => header !== '' && !read.has(at))
  const others = new Set(format.others.map(headerKey))
  const fieldOf = namesIn(format)
  for (const header of unread) {
    const key = headerKey(header)
    const isTwice = headers.some((one, at) => read.has(at) && headerKey(one) === key)
    if (isTwice)
      throw new ConfigurationError(
        `The column “${header}” is there twice: delete one, or rename it with --map.`,
      )
    const meant = fieldOf.get(key)
    const same = headers.find((one, at) => read.has(at) && fieldOf.get(headerKey(one)) === meant)
    if (format.words && meant !== undefined && same !== undefined)
      throw new ConfigurationError(
        `The columns “${same}” and “${header}” are both “${meant}”: leave one out with --map and null, or rename it there.`,
      )
    if (others.has(key)) continue
    const missing = Object.entries<readonly string[]>(format.fields)
      .filter(([field]) => !isIn(positions, field))
      .flatMap(([, names]) => names)
      .find(
        (name) =>
          key.length > 4 &&
          digitsOf(headerKey(name)) === digitsOf(key) &&
          editDistance(key, headerKey(name), 2) <= 2,
      )
    if (missing !== undefined)
      throw new ConfigurationError(
        `The column “${header}” is none of ${format.name}: if it is “${missing}”, correct it; otherwise give it another name.`,
      )
  }
  const at = (field: string, number?: number) =>
    positions.get(number === undefined ? field : field.replace('#', String(number)))
  return {
    cell: (row, field, number) => row.cells[at(field, number) ?? -1] ?? '',
    has: (field) => isIn(positions, field),
    count: (field) => {
      const [start = '', end = ''] = field.split('#')
      const numbers = [...positions.keys()].map((key) =>
        key.startsWith(start) && key.endsWith(end)
          ? Number(key.slice(start.length, key.length - end.length))
          : 0,
      )
      return Math.max(0, ...numbers.filter(Number.isInteger))
    },
    unread,
  }
}
