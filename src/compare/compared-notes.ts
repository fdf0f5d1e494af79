import * as texts from 'virtual:messages/compare'
import type { IdsReading } from '#address/read-ids.ts'
import { formatList } from '#ui/format-list.ts'

const listed = (items: readonly (number | string)[]) => formatList(items.map(String))

/** Notes about the parts of the address that could not be used. */
export function comparedNotes(
  { repeated, excess, unreadable }: IdsReading,
  /** Ids without a product. */
  unknown: readonly number[],
): readonly string[] {
  return [
    ...(unknown.length > 0 ? [texts.noProduct({ ids: listed(unknown) })] : []),
    ...(unreadable.length > 0 ? [texts.noNumber({ text: listed(unreadable).slice(0, 60) })] : []),
    ...(repeated.length > 0 ? [texts.repeated({ ids: listed(repeated) })] : []),
    ...(excess.length > 0 ? [texts.tooMany({ ids: listed(excess) })] : []),
  ]
}
