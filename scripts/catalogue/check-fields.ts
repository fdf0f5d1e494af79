import * as v from 'valibot'
import { isRecord } from '../../src/catalogue/is-record.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { text } from './text-schema.ts'
import { nearestName } from './unread-files.ts'

/** Not trimmed: the shop reads the file itself. */
export const exact = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.check((value) => value === value.trim(), 'must not begin or end with a space'),
    text(longest),
  )

export const short = exact(200)
export const long = exact(2000)
/** A text that may be empty. */
export const optional = v.union([v.literal(''), short], 'must be text')

/** An object with these fields and no others. */
export const entries = <Entries extends v.ObjectEntries>(of: Entries) =>
  v.strictObject(of, (issue) => {
    if (!issue.path) return 'must be an object'
    return issue.expected === 'never'
      ? `is not a known field. These are: ${Object.keys(of).join(', ')}`
      : 'is missing'
  })

export const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list')
export const filled = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(list(item), v.minLength(1, 'must have at least one entry'))

export const flag = v.boolean('must be true or false')

export const wholeFrom = (least: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be ${least} or more`),
  )

export const email = v.pipe(short, v.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address'))

/** The exports of a file; an owner may add others, one of which may be meant for one that is missing. */
export const exportsOf = <Entries extends v.ObjectEntries>(of: Entries) =>
  v.object(of, ({ path }) => {
    const [item] = path ?? []
    const others = Object.keys(isRecord(item?.input) ? item.input : {}).filter((name) => !(name in of))
    const meant = nearestName(String(item?.key), others)
    return meant === undefined ? 'is missing' : `is missing: rename \`${meant}\``
  })

/** The exports of a file, checked. Throws `ConfigurationError` that names the first fault. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new ConfigurationError(`${file}: ${v.getDotPath(issue) ?? 'it'} ${issue.message}.`)
}
