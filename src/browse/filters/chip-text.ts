import { capital } from '#messages/capital.ts'
import type { Condition } from './condition.ts'

/** The words of a condition, for the beginning of a line. */
export const chipText = ({ words, isName }: Condition): string => (isName ? words : capital(words))
