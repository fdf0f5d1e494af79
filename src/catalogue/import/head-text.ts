import * as v from 'valibot'
import { isWellFormed } from '../well-formed.ts'

/** A text of the head, trimmed; `what` begins the sentence about a bad one. */
export const headText = (what: string, longest: number) =>
  v.pipe(
    v.string(`${what} must be text`),
    v.trim(),
    v.nonEmpty(`${what} must not be empty`),
    v.maxLength(longest, `${what} must be at most ${longest} characters long`),
    v.check((value) => isWellFormed(value), `${what} must be well-formed Unicode`),
  )
