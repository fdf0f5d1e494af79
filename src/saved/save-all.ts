import { mostSaved } from './saved.ts'

/** The list with all of `others` in it, as far as it takes them; what was saved before stays. */
export const withSaved = (ids: readonly number[], others: readonly number[]): readonly number[] =>
  [...new Set([...ids, ...others])].slice(0, mostSaved)

/** What a screen reader hears once a list was saved. */
export function savedAllWords(added: number, requested: number, isKept: boolean): string {
  const done = added === 1 ? '1 product saved' : `${added} products saved`
  const full = added < requested ? `, more than ${mostSaved} are not kept` : ''
  return isKept ? done + full : `${done}${full}, until you close the page: this browser keeps nothing`
}
