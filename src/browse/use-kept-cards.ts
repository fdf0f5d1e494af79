import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { cardIndexOf } from './grid-keys.ts'

/** Cards that had the focus last which keep their rows. */
const mostRemembered = 4

/** The cards that had the focus last, the latest first. */
export const withFocused = (recent: readonly number[], index: number): readonly number[] =>
  recent[0] === index ? recent : [index, ...recent.filter((one) => one !== index)].slice(0, mostRemembered)

/**
 * The rows that stay mounted however far the window is: the focused one and its neighbours, so that the focus is never
 * lost and Tab has a next element, and those that had the focus before it. A screen reader that finds the element which
 * had the focus gone from the document takes the move for the page's repair, and says nothing (Orca 43).
 */
export function rowsToKeep(focused: number | null, recent: readonly number[], count: number): number[] {
  const around = focused === null ? [] : [focused - 1, focused, focused + 1]
  return [...around, ...recent].filter((row) => row >= 0 && row < count)
}

interface Focus {
  /** The latest first. */
  readonly recent: readonly number[]
  /** Whether the first of them has the focus now. */
  readonly isWithin: boolean
}

/** A card may have the focus before there is a virtualizer. */
function readFocus(): Focus {
  const focused = cardIndexOf(document.activeElement)
  return { recent: focused === null ? [] : [focused], isWithin: focused !== null }
}

interface Options {
  readonly list: RefObject<HTMLElement | null>
  /** Another one has other cards: of those before it only the focused one stays. */
  readonly question: unknown
  readonly onFocus: (index: number) => void
}

/** The cards of a list that have or had the focus, and a way to keep one that is about to get it. */
export function useKeptCards({
  list,
  question,
  onFocus,
}: Options): Focus & { keep: (index: number) => void } {
  const [focus, setFocus] = useState(readFocus)
  const [shown, setShown] = useState(question)
  if (shown !== question) {
    setShown(question)
    setFocus(({ recent, isWithin }) => ({ recent: isWithin ? recent.slice(0, 1) : [], isWithin }))
  }
  const keep = (index: number) =>
    setFocus((before) => {
      const recent = withFocused(before.recent, index)
      return recent === before.recent && before.isWithin ? before : { recent, isWithin: true }
    })
  const onFocusIn = useEffectEvent((target: EventTarget | null) => {
    const index = cardIndexOf(target)
    if (index === null) return
    keep(index)
    onFocus(index)
  })

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const enter = ({ target }: FocusEvent) => onFocusIn(target)
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return
      setFocus(({ recent }) => ({ recent, isWithin: false }))
    }
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
    }
  }, [list])
  return { ...focus, keep }
}
