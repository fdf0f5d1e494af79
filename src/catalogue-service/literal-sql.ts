import type { Parameters, Statement } from './engine.ts'

const hexadecimal = /^[0-9a-f]*$/

function literalOf(value: Parameters[string] | undefined): string {
  if (typeof value === 'object') return `[${value.map(literalOf).join(', ')}]`
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'string' && hexadecimal.test(value)) return `'${value}'`
  throw new TypeError('A value of a statement is neither a whole number nor hexadecimal text.')
}

/**
 * A statement with its values instead of their placeholders, cast as the engine casts bound ones. Values are whole
 * numbers, hexadecimal text and lists of these: no value can end its literal. Throws for any other.
 */
export const literalSql = ({ sql, parameters }: Statement): string =>
  sql.replaceAll(
    /\{(\w+):([\w()]+)\}/g,
    (_, name: string, type: string) => `cast(${literalOf(parameters[name])}, '${type}')`,
  )
