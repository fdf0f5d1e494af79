import type { Parameters } from './engine.ts'

/** Requests of the service to its engine's process. */
export type EngineRequest =
  | { readonly kind: 'query'; readonly job: number; readonly sql: string; readonly parameters: Parameters }
  | { readonly kind: 'cancel'; readonly job: number }
  | { readonly kind: 'stop' }

/** Rows as the text of `JSON`; empty for a statement without an answer. */
export type EngineReply =
  | { readonly job: number; readonly answer: string }
  | { readonly job: number; readonly error: string }

/** Marks a statement in the engine's list of running ones. */
export const jobComment = (job: number): string => `job-${job}`
