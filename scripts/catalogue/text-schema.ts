import * as v from 'valibot'
import { isWellFormed } from '../../src/catalogue/well-formed.ts'

/** A text of the owner's, trimmed. The messages follow the name of its field. */
export const text = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(longest, `must be at most ${longest} characters long`),
    v.check((value) => isWellFormed(value), 'must be well-formed Unicode'),
  )
