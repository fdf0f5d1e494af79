/** Letters that two lines have room for in a window of 1024 px. */
const mostLetters = 190

/** Letters as wide as a button's edges, its number of products and the gap after it. */
const edges = 8

/** How many buttons with these labels, from the first one on, fit into two lines beside `others` letters. */
export function countInLines(labels: readonly string[], others = 0): number {
  let letters = others
  const first = labels.findIndex((label) => {
    letters += label.length + edges
    return letters > mostLetters
  })
  return first === -1 ? labels.length : first
}
