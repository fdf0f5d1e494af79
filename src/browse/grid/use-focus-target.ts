import { useEffect, useState, type RefObject } from 'react'

/** A card that gets the focus once it is drawn. */
export interface FocusTarget {
  readonly index: () => number | null
  /** Focuses the card's link immediately, or after the commit that draws it. Does not scroll. */
  readonly set: (index: number) => void
}

export function useFocusTarget(list: RefObject<HTMLElement | null>): FocusTarget {
  const [target] = useState(() => {
    let targetIndex: number | null = null
    const focusRendered = () => {
      const link =
        targetIndex === null
          ? null
          : list.current?.querySelector<HTMLElement>(`[data-index="${targetIndex}"] a`)
      if (!link) return
      targetIndex = null
      link.focus({ preventScroll: true })
    }
    const set = (index: number) => {
      targetIndex = index
      focusRendered()
    }
    return { index: () => targetIndex, set, focusRendered }
  })
  useEffect(() => target.focusRendered())
  return target
}
