import * as texts from 'virtual:messages/filters'
import { mostListed } from '#address/ids.ts'
import type { IdsReading } from '#address/read-ids.ts'
import { joinItems } from '#ui/format-list.ts'

/** The most products that a message names. */
const mostNamed = 6

const named = (items: readonly (number | string)[]) => {
  const list = joinItems(items.slice(0, mostNamed).map(String))
  return items.length > mostNamed ? texts.listedMore({ list, count: items.length - mostNamed }) : list
}

/** Announced when the link to a list of saved products is copied. */
export const copiedText = (saved: number): string =>
  saved > mostListed ? texts.latestCopied({ most: mostListed, count: saved }) : texts.listCopied

/** Notes about the parts of a shared list that could not be used. */
export function listNotes(
  { ids, repeated, excess, unreadable }: IdsReading,
  unknown: readonly number[],
): readonly string[] {
  return [
    ...(ids.length === 0 ? [texts.listEmpty] : []),
    ...(unknown.length > 0 ? [texts.listUnknown({ ids: named(unknown) })] : []),
    ...(unreadable.length > 0 ? [texts.listUnreadable({ ids: named(unreadable).slice(0, 60) })] : []),
    ...(repeated.length > 0 ? [texts.listRepeated({ ids: named(repeated) })] : []),
    ...(excess.length > 0 ? [texts.listFull({ most: mostListed, ids: named(excess) })] : []),
  ]
}
