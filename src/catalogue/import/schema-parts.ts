import * as v from 'valibot'
import { isWellFormed } from '../well-formed.ts'
import { plainText } from './plain-text.ts'

/** They reverse the letters of a text. Marks and isolates, which Arabic and Hebrew texts need, stay. */
const directionOverrides = /[\u202D\u202E]/g

/** Of a text with HTML its words, which are shorter. */
export const text = (longest: number, read = plainText) =>
  v.pipe(
    v.string('must be text'),
    v.maxLength(10 * longest, `must be at most ${longest} characters long`),
    v.transform((value) => read(value).replaceAll(directionOverrides, '')),
    v.maxLength(longest, `must be at most ${longest} characters long`),
    v.check((value) => isWellFormed(value), 'must be well-formed Unicode'),
    // It separates the texts of the search index.
    v.check((value) => !value.includes('\0'), 'must not contain a null character'),
    v.trim(),
  )

export const filledText = (longest: number) => v.pipe(text(longest), v.nonEmpty('must not be empty'))

export const asItIs = (raw: string) => raw

/** Read once and never beyond its cap, regardless of its `length`. */
export const list = (most: number) =>
  v.pipe(
    v.custom<readonly unknown[]>(Array.isArray, 'must be a list'),
    v.transform((items) =>
      Array.from({ length: Math.min(items.length, most + 1) }, (_, index) => items[index]),
    ),
    v.check((items) => items.length <= most, `must have at most ${most} entries`),
  )
