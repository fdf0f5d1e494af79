/** Bytes of a number of each type. */
const widths = { UInt64: 8, UInt32: 4, UInt16: 2, Int8: 1 } as const

export type ColumnType = keyof typeof widths | 'String'

/** A text, or two with the byte 0xFF between them, which no UTF-8 text contains. */
type Text = string | readonly [string, string]

type Value<Type> = Type extends 'String' ? Text : number

interface Column {
  add(row: number, value: number | Text): void
  /** The values of so many rows, valid until `clear`. */
  bytes(rows: number): Buffer
  clear(): void
}

const set: Readonly<Record<keyof typeof widths, (view: DataView, at: number, value: number) => void>> = {
  UInt64(view, at, value) {
    view.setUint32(at, value % 2 ** 32, true)
    view.setUint32(at + 4, value / 2 ** 32, true)
  },
  UInt32: (view, at, value) => view.setUint32(at, value, true),
  UInt16: (view, at, value) => view.setUint16(at, value, true),
  Int8: (view, at, value) => view.setInt8(at, value),
}

function numberColumn(type: keyof typeof widths, mostRows: number): Column {
  const width = widths[type]
  const write = set[type]
  const buffer = Buffer.alloc(mostRows * width)
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.length)
  return {
    add: (row, value) => write(view, row * width, Number(value)),
    bytes: (rows) => buffer.subarray(0, rows * width),
    clear: () => undefined,
  }
}

/** A number in LEB128, as before each text: seven bits a byte, the lowest first. Returns where the next byte goes. */
function writeVarint(buffer: Buffer, at: number, value: number): number {
  let rest = value
  let end = at
  while (rest > 127) {
    buffer[end++] = (rest & 127) | 128
    rest >>>= 7
  }
  buffer[end++] = rest
  return end
}

const longestVarint = 5
const separator = 0xff

function textColumn(): Column {
  let buffer = Buffer.allocUnsafe(65_536)
  let end = 0
  return {
    add(_row, value) {
      const [first, second] = typeof value === 'object' ? value : [String(value), null]
      const firstLength = Buffer.byteLength(first)
      const length = firstLength + (second === null ? 0 : 1 + Buffer.byteLength(second))
      if (end + longestVarint + length > buffer.length)
        buffer = Buffer.concat([buffer.subarray(0, end)], (end + longestVarint + length) * 2)
      end = writeVarint(buffer, end, length)
      if (firstLength > 0) end += buffer.write(first, end)
      if (second !== null) {
        buffer[end++] = separator
        end += buffer.write(second, end)
      }
    },
    bytes: () => buffer.subarray(0, end),
    clear() {
      end = 0
    },
  }
}

const headOf = (numbers: readonly number[]) => {
  const buffer = Buffer.alloc(numbers.length * longestVarint)
  let end = 0
  for (const number of numbers) end = writeVarint(buffer, end, number)
  return buffer.subarray(0, end)
}

const textOf = (text: string) => [headOf([Buffer.byteLength(text)]), Buffer.from(text)]

/**
 * Rows in the format `Native` of ClickHouse: a block of columns, each with its name, its type and its values
 * (https://clickhouse.com/docs/interfaces/formats/Native). The engine reads it with a quarter of the work of rows as
 * text. `mostRows` is how many can be added before `clear`, which keeps the memory for the next block.
 */
export function createNativeBlock<const Types extends Readonly<Record<string, ColumnType>>>(
  types: Types,
  mostRows: number,
) {
  const columns = Object.entries(types).map(([name, type]) => ({
    name,
    type,
    column: type === 'String' ? textColumn() : numberColumn(type, mostRows),
  }))
  let rows = 0
  return {
    /** Numbers must be whole and of the range of their column. */
    add(row: { readonly [Name in keyof Types]: Value<Types[Name]> }) {
      for (const { name, column } of columns) column.add(rows, row[name] ?? '')
      rows += 1
    },
    size: () => rows,
    clear() {
      for (const { column } of columns) column.clear()
      rows = 0
    },
    /** A copy of all rows. */
    bytes: (): Buffer =>
      Buffer.concat([
        headOf([columns.length, rows]),
        ...columns.flatMap(({ name, type, column }) => [
          ...textOf(name),
          ...textOf(type),
          column.bytes(rows),
        ]),
      ]),
  }
}
