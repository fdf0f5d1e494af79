import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { cardIndexOf } from './use-card-actions.ts'
import type { Activity } from './tools-on-cards.ts'

interface ActiveCard {
  readonly index: number
  readonly activity: Activity
}

/** The card that the pointer or the focus entered last, and the handlers of its list. */
export function useActiveCard(list: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<ActiveCard | null>(null)
  const activate = (target: EventTarget | null, activity: Activity) => {
    const index = cardIndexOf(target)
    if (index !== null) setActive((before) => (before?.index === index ? before : { index, activity }))
  }
  const activateCurrent = useEffectEvent(() => {
    const { current } = list
    const focused = current?.contains(document.activeElement) ? document.activeElement : null
    const target = focused ?? [...(current?.querySelectorAll(':hover') ?? [])].at(-1) ?? null
    activate(target, window.matchMedia('(hover: hover)').matches ? 'hover' : 'touch')
  })
  // A card may be hovered or have the focus before the list is hydrated.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => activateCurrent(), [])

  return {
    active,
    handlers: {
      onPointerOver({ target, currentTarget, pointerType }: PointerEvent<HTMLElement>) {
        // Without its tools a card would lose the focus that is on them.
        if (currentTarget.querySelector('[aria-pressed]:focus-visible')) return
        activate(target, pointerType === 'touch' ? 'touch' : 'hover')
      },
      // Before the list's own listeners, which may render the move of the pointer: that would remove the focused tool.
      onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => activate(target, 'hover'),
    },
  }
}
