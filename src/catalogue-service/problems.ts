import { contractVersion, type ProblemCode } from '#catalogue/contract/answers.ts'
import { LoadRuns, TooBusy } from './backend.ts'
import { EngineFailure } from './engine.ts'

/** An answer of status 400 and more: a sentence of ours, never an engine's or a system's text. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** The current snapshot, with `other-snapshot`. */
  readonly snapshot: number | undefined
  constructor(code: ProblemCode, message: string, snapshot?: number) {
    super(message)
    this.code = code
    this.snapshot = snapshot
  }
}

/** The deadline of a request has passed. */
export class TooSlow extends Error {}

export const statuses = {
  'bad-question': 400,
  'no-token': 403,
  'not-found': 404,
  'other-snapshot': 409,
  'too-large': 413,
  'too-busy': 429,
  'too-slow': 503,
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>

/** Seconds after which a client may try again; missing where that would not help. */
export const retryAfter: Readonly<Partial<Record<ProblemCode, number>>> = {
  'too-busy': 1,
  'too-slow': 5,
  unavailable: 1,
}

const busy = () => new Problem('too-busy', 'Too many queries at once. Please try again in a moment.')
const slow = () => new Problem('too-slow', 'The answer takes too long. Please try again later.')
const away = () =>
  new Problem('unavailable', 'The catalogue cannot answer right now. Please try again in a moment.')

/** The answer to a client for an error. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof TooBusy) return busy()
  if (error instanceof LoadRuns)
    return new Problem('unavailable', 'A catalogue is being loaded. Please send the update again after it.')
  if (error instanceof TooSlow) return slow()
  if (error instanceof EngineFailure && error.kind === 'too-slow') return slow()
  return away()
}

export const problemBody = ({ code, message, snapshot }: Problem) => ({
  version: contractVersion,
  problem: code,
  message,
  ...(snapshot !== undefined && { snapshot }),
})
