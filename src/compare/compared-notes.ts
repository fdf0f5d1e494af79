import type { IdsReading } from '#address/read-ids.ts'

const listed = (items: readonly (number | string)[]) => items.join(', ')

/** Notes about the parts of the address that could not be used. */
export function comparedNotes(
  { repeated, excess, unreadable }: IdsReading,
  /** Ids without a product. */
  unknown: readonly number[],
): readonly string[] {
  return [
    ...(unknown.length > 0 ? [`There is no product ${listed(unknown)}.`] : []),
    ...(unreadable.length > 0 ? [`“${listed(unreadable).slice(0, 60)}” is no product’s number.`] : []),
    ...(repeated.length > 0 ? [`Named more than once, shown once: ${listed(repeated)}.`] : []),
    ...(excess.length > 0 ? [`Four products at most can be compared. Left out: ${listed(excess)}.`] : []),
  ]
}
