/**
 * Removes a caret, which screen readers leave where they have read; a selection of text stays. Where the caret's place
 * leaves the accessibility tree Chromium reports it at another, which Orca 43 takes for the visitor's: it says nothing of
 * the focus that follows.
 */
export function dropCaret(): void {
  const selection = document.getSelection()
  if (selection?.type === 'Caret') selection.removeAllRanges()
}
