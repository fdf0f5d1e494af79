import * as texts from 'virtual:messages/catalogue'
import * as v from 'valibot'
import { CatalogueUnavailable } from '../source/catalogue-unavailable.ts'
import { type answers, problemSchema } from '../contract/answers.ts'

/** The error where the service does not answer. */
export const unreachable = () => new CatalogueUnavailable(texts.unreachable)

/** One attempt at an answer. */
export type Outcome<T> =
  | { readonly kind: 'answer'; readonly answer: T }
  /** The product or address does not exist. */
  | { readonly kind: 'missing' }
  /** The service has another snapshot. */
  | { readonly kind: 'moved'; readonly snapshot: number }
  /** Another attempt may succeed after these milliseconds. */
  | { readonly kind: 'again'; readonly wait: number }
  | { readonly kind: 'failed' }

/** Milliseconds before another attempt where the service does not name a time, and the longest. */
const shortWait = 300
const longestWait = 2000

const again = (wait = shortWait) => ({ kind: 'again', wait }) as const

async function readProblem(response: Response): Promise<Outcome<never>> {
  const parsed = v.safeParse(problemSchema, await response.json().catch(() => null))
  const problem = parsed.success ? parsed.output.problem : undefined
  if (problem === 'other-snapshot' && parsed.success && parsed.output.snapshot !== undefined)
    return { kind: 'moved', snapshot: parsed.output.snapshot }
  if (problem === 'not-found') return { kind: 'missing' }
  if (response.status !== 429 && response.status < 500) return { kind: 'failed' }
  const seconds = Number(response.headers.get('Retry-After') ?? '')
  // A service that says "later" means more than a visitor waits.
  if (seconds * 1000 > longestWait) return { kind: 'failed' }
  return again(seconds > 0 ? seconds * 1000 : shortWait)
}

/**
 * Requests an address and checks the answer: a damaged or truncated one counts as none. Rejects with the reason of
 * `signal` once it is aborted.
 */
export async function requestAnswer<Name extends keyof typeof answers>(
  fetchAnswer: typeof fetch,
  address: string,
  schema: (typeof answers)[Name],
  patience: number,
  signal: AbortSignal | undefined,
): Promise<Outcome<v.InferOutput<(typeof answers)[Name]>>> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  const abort = () => late.abort()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const response = await fetchAnswer(address, { signal: late.signal, credentials: 'omit' })
    if (!response.ok) return await readProblem(response)
    const body: unknown = await response.json()
    const parsed = v.safeParse(schema, body)
    return parsed.success ? { kind: 'answer', answer: parsed.output } : { kind: 'failed' }
  } catch {
    signal?.throwIfAborted()
    // Too late, or neither network nor a whole answer.
    return late.signal.aborted ? { kind: 'failed' } : again()
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
