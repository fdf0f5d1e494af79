import * as texts from 'virtual:messages/saved'
import { withStorage } from '#device/stored-value.ts'
import { mostSaved } from './saved.ts'

/** The list with all of `others` appended, up to its limit. */
export const withSaved = (ids: readonly number[], others: readonly number[]): readonly number[] =>
  [...new Set([...ids, ...others])].slice(0, mostSaved)

/** The announcement after a list was saved. */
export function savedAllText(added: number, requested: number, isStored: boolean): string {
  const words =
    added < requested ? texts.savedSome({ count: added, most: mostSaved }) : texts.savedAll({ count: added })
  return withStorage(words, isStored)
}
