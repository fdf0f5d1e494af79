import { mostListed } from '#address/ids.ts'
import type { IdsReading } from '#address/read-ids.ts'

/** The most products that a message names. */
const mostNamed = 6

const listed = (items: readonly (number | string)[]) => {
  const more = items.length > mostNamed ? `, and ${items.length - mostNamed} more` : ''
  return items.slice(0, mostNamed).join(', ') + more
}

/** Announced when the link to a list of saved products is copied. */
export const copiedText = (saved: number): string =>
  saved > mostListed
    ? `Link to the latest ${mostListed} of your ${saved} saved products copied`
    : 'Link to this list copied'

/** Notes about the parts of a shared list that could not be used. */
export function listNotes(
  { ids, repeated, excess, unreadable }: IdsReading,
  unknown: readonly number[],
): readonly string[] {
  return [
    ...(ids.length === 0 ? ['This link names no products.'] : []),
    ...(unknown.length > 0 ? [`There is no product ${listed(unknown)}.`] : []),
    ...(unreadable.length > 0 ? [`“${listed(unreadable).slice(0, 60)}” is no product’s number.`] : []),
    ...(repeated.length > 0 ? [`Named more than once, shown once: ${listed(repeated)}.`] : []),
    ...(excess.length > 0 ? [`A list has ${mostListed} products at most. Left out: ${listed(excess)}.`] : []),
  ]
}
