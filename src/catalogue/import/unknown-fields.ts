/** Why a record, or a field of it, is left out. */
export interface RecordProblem {
  /** Null if not even the id can be read. */
  readonly id: number | null
  /** The first invalid field, `price` or `features.2`; `record` if the value is not a record. */
  readonly field: string
  /** What the field must be; never its value, which may be long or hostile. */
  readonly message: string
  /** Other invalid fields, each once. */
  readonly others?: readonly string[]
}

/** A fault of a part of a record. */
export type Note = Omit<RecordProblem, 'id'>

/** The one of these names that differs from another one in case alone. */
export const otherCase = (names: readonly string[], other: string) =>
  names.find((name) => name.toLowerCase() === other.toLowerCase())

/** Notes the keys of an object that are not among its `known` fields. */
export function unknownIn(value: unknown, known: readonly string[], what: string, path = ''): Note[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => {
      const meant = otherCase(known, field)
      return {
        // The name is the owner's, and may be long.
        field: path + field.slice(0, 40),
        message: `is no field of ${what}${meant === undefined ? '' : `: write ${meant}`}`,
      }
    })
}

/** The same for each object of a list. */
export const unknownInEach = (list: unknown, known: readonly string[], what: string, path: string) =>
  Array.isArray(list) ? list.flatMap((item, at) => unknownIn(item, known, what, `${path}.${at}.`)) : []
