import { keyAlongLine } from '#ui/reading-direction.ts'

/** The index that a key moves to in a group with one tab stop, wrapping at its ends; null for other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  switch (keyAlongLine(key)) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
