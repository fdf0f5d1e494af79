/** The names of cards in which a part reaches over the next one, or over the edge. */
export const cardsWithOverlaps = (cards: readonly Element[]): (string | null)[] =>
  cards.flatMap((card) => {
    const parts = [...card.children]
      .filter((part) => getComputedStyle(part).position !== 'absolute')
      .map((part) => part.getBoundingClientRect())
      .toSorted((a, b) => a.top - b.top)
    const edges = [...parts.slice(1).map(({ top }) => top), card.getBoundingClientRect().bottom]
    return parts.some(({ bottom }, at) => bottom > (edges[at] ?? 0) + 1)
      ? [card.getAttribute('aria-label')]
      : []
  })
