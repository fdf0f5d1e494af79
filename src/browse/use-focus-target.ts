import { useEffect, useState, type RefObject } from 'react'

/** A card that gets the focus as soon as it is drawn. */
export interface FocusTarget {
  readonly index: () => number | null
  /** Focuses the card's link at once, or after the commit that draws it. Does not scroll. */
  readonly set: (index: number) => void
}

export function useFocusTarget(list: RefObject<HTMLElement | null>): FocusTarget {
  const [target] = useState(() => {
    let wanted: number | null = null
    const focusDrawn = () => {
      const link =
        wanted === null ? null : list.current?.querySelector<HTMLElement>(`[data-index="${wanted}"] a`)
      if (!link) return
      wanted = null
      link.focus({ preventScroll: true })
    }
    const set = (index: number) => {
      wanted = index
      focusDrawn()
    }
    return { index: () => wanted, set, focusDrawn }
  })
  useEffect(() => target.focusDrawn())
  return target
}
