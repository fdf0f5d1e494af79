/**
 * Removes a caret, which screen readers leave at their last reading position; a selection of text stays. When the
 * caret's node leaves the accessibility tree, Chromium reports the caret at another node, which Orca 43 treats as a
 * move by the visitor: it then does not speak the next focus.
 */
export function dropCaret(): void {
  const selection = document.getSelection()
  if (selection?.type === 'Caret') selection.removeAllRanges()
}
