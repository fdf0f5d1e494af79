import type { KeyboardEvent } from 'react'
import { keyAlongLine } from './reading-direction.ts'

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

/**
 * Moves the focus from a button of a toolbar to another (WAI-ARIA APG). In a horizontal one the vertical arrows scroll the
 * page.
 */
export function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const { currentTarget: button, key } = event
  const toolbar = button.closest('[role="toolbar"]')
  if (!toolbar || event.altKey || event.ctrlKey || event.metaKey) return
  const isVertical = toolbar.getAttribute('aria-orientation') === 'vertical'
  if (!isVertical && (key === 'ArrowUp' || key === 'ArrowDown')) return
  const buttons = [...toolbar.querySelectorAll('button')]
  const next = indexAfterKey(key, buttons.indexOf(button), buttons.length)
  if (next === null) return
  event.preventDefault()
  buttons[next]?.focus()
}
