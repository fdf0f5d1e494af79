import type { Parameters } from './engine.ts'

/** A condition and the values of its placeholders. */
export interface Condition {
  readonly sql: string
  readonly parameters: Parameters
}

export const condition = (sql: string, parameters: Parameters = {}): Condition => ({ sql, parameters })

export const merged = (conditions: readonly Pick<Condition, 'parameters'>[]): Parameters =>
  Object.fromEntries(conditions.flatMap(({ parameters }) => Object.entries(parameters)))

export const joined = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' and ') || '1',
  parameters: merged(conditions),
})
