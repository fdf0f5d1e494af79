/** Products on either side of the window that browsers' own search finds: in all twice the shop's own catalogue. */
export const reach = 200

export interface Findable {
  readonly before: readonly number[]
  readonly after: readonly number[]
}

const range = (start: number, end: number) =>
  Array.from({ length: Math.max(end - start, 0) }, (_, at) => start + at)

/**
 * The indexes that get a placeholder for browsers' own search (`find-placeholders.ts`): those around the window that
 * are not drawn. `drawn`: the indexes of the cards in the document; some may be far away, mounted only because they
 * hold focus.
 */
export function findable(drawn: readonly number[], first: number, count: number): Findable {
  const inDocument = new Set(drawn)
  const isMissing = (index: number) => !inDocument.has(index)
  return {
    before: range(Math.max(first - reach, 0), first).filter(isMissing),
    after: range(first, Math.min(first + reach, count)).filter(isMissing),
  }
}
