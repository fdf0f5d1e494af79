import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { cardIndexOf } from '../card/use-card-actions.ts'

/** The number of recently focused cards whose rows stay mounted. */
const mostRemembered = 4

/** The recently focused cards, the latest first. */
export const withFocused = (recent: readonly number[], index: number): readonly number[] =>
  recent[0] === index ? recent : [index, ...recent.filter((one) => one !== index)].slice(0, mostRemembered)

/**
 * The rows that stay mounted however far the window is: the focused one and its neighbours, so that the focus is never
 * lost and Tab has a next element, and recently focused ones. When the formerly focused element is no longer in the
 * document, Orca 43 treats the focus move as a repair by the page and does not speak.
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

/** A card may have the focus before the virtualizer mounts. */
function readFocus(): Focus {
  const focused = cardIndexOf(document.activeElement)
  return { recent: focused === null ? [] : [focused], isWithin: focused !== null }
}

interface Options {
  readonly list: RefObject<HTMLElement | null>
  /** A new query has other cards: of the former ones only the focused one stays. */
  readonly listQuery: unknown
  readonly onFocus: (index: number, target: Element) => void
}

/** The cards of a list that have or had the focus, and a function that adds a card before it is focused. */
export function useKeptCards({
  list,
  listQuery,
  onFocus,
}: Options): Focus & { keep: (index: number) => void } {
  const [focus, setFocus] = useState(readFocus)
  const [shown, setShown] = useState(listQuery)
  if (shown !== listQuery) {
    setShown(listQuery)
    setFocus(({ recent, isWithin }) => ({ recent: isWithin ? recent.slice(0, 1) : [], isWithin }))
  }
  const keep = (index: number) =>
    setFocus((before) => {
      const recent = withFocused(before.recent, index)
      return recent === before.recent && before.isWithin ? before : { recent, isWithin: true }
    })
  const onFocusIn = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Element)) return
    const index = cardIndexOf(target)
    if (index === null) return
    keep(index)
    onFocus(index, target)
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
