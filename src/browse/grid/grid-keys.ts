import { keyAlongLine } from '#ui/reading-direction.ts'

/** The index of the card that a key moves the focus to in the visible grid; null for other keys. */
export function cardAfterKey(
  key: string,
  withCtrl: boolean,
  index: number,
  { count, columns, rowsInView }: { count: number; columns: number; rowsInView: number },
): number | null {
  const column = index % columns
  const last = count - 1
  const clamp = (target: number) => Math.min(Math.max(target, 0), last)
  /** Up and Down stay in the column; where the last row has no card in it, its last card. */
  const inColumn = (target: number) => (target < 0 ? column : target > last ? lastOf(column) : target)
  const lastOf = (wanted: number) => {
    const below = Math.floor(last / columns) * columns + wanted
    return below <= last ? below : last
  }
  switch (keyAlongLine(key)) {
    case 'ArrowRight':
      return clamp(index + 1)
    case 'ArrowLeft':
      return clamp(index - 1)
    case 'ArrowDown':
      return index + columns > last ? index : index + columns
    case 'ArrowUp':
      return index - columns < 0 ? index : index - columns
    case 'PageDown':
      return inColumn(index + columns * rowsInView)
    case 'PageUp':
      return inColumn(index - columns * rowsInView)
    case 'Home':
      return withCtrl ? 0 : index - column
    case 'End':
      return withCtrl ? last : clamp(index - column + columns - 1)
    default:
      return null
  }
}
