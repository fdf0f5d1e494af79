import * as v from 'valibot'
import { text } from './text-schema.ts'

/** Not trimmed: the shop reads the file itself. */
export const exact = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.check((value) => value === value.trim(), 'must not begin or end with a space'),
    text(longest),
  )

export const short = exact(200)

/** An object with these fields and no others. */
export const entries = <Entries extends v.ObjectEntries>(of: Entries) =>
  v.strictObject(of, (issue) => {
    if (!issue.path) return 'must be an object'
    return issue.expected === 'never' ? 'is not a known field' : 'is missing'
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
